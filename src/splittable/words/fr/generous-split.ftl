generous-split-name = Generous Split
generous-split-notation = écrivez-la « play QH » : le rang (A K Q J 10 … 2 ; K roi, Q dame, J valet) et la couleur (C trèfle, D carreau, H cœur, S pique) d’une carte de votre main.
generous-split-not-in-the-deck = Il n’y a pas de { $card } dans ce paquet : à trois joueurs il va du 5 à l’as.
generous-split-turned = La carte { $card } a été retournée pour l’atout ; elle reste visible et n’est dans aucune main.
generous-split-not-in-hand = Vous n’avez pas { $card } : jouez { $count ->
        [one] { $last }
       *[other] { $cards } ou { $last }
    }.
generous-split-follow-suit =
    { $suit ->
        [C] Trèfle est demandé
        [D] Carreau est demandé
        [H] Cœur est demandé
       *[S] Pique est demandé
    } et vous pouvez fournir : au lieu de { $card }, jouez { $count ->
        [one] { $last }
       *[other] { $cards } ou { $last }
    }.
generous-split-deal = Donne { $deal } sur { $deals } · donneur P{ $dealer }
generous-split-trump =
    atout : { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    } (retourne { $card })
generous-split-you = P{ $seat } (vous)
generous-split-head-cards = cartes
generous-split-head-tricks = plis
generous-split-head-points = points
generous-split-head-out-of = n’a plus
generous-split-centre =
    { $tricks ->
        [0] Aucun pli au centre.
        [one] { $tricks } pli au centre.
       *[other] { $tricks } plis au centre.
    }
generous-split-tricks = Plis de cette donne (* gagnante) :
generous-split-trick-before = Dernier pli de la donne précédente (* gagnante) :
generous-split-to-centre = au centre
generous-split-received =
    { $tricks ->
        [one] P{ $seat } reçoit { $tricks } pli
       *[other] P{ $seat } reçoit { $tricks } plis
    }
generous-split-leads = P{ $seat } entame le pli { $trick }.
generous-split-running = Pli { $trick } : { $cards }
generous-split-next = Au tour de P{ $seat }.
generous-split-hand = Votre main : { $cards }
generous-split-playable = Vous pouvez jouer : { $cards }
generous-split-results = Donnes terminées (plis reçus → points) :
generous-split-result = { $deal }. retourne { $card }
generous-split-needs-deck = C’est à P{ $seat } de donner.
generous-split-over = La partie est terminée. Victoire : { $seats }.
generous-split-level-random = Joue n’importe quelle carte permise.
generous-split-level-easy = Voit le pli en cours et les plis de chacun, et juge où ira le pli. Tout ce qui suit ce pli lui échappe, comme les couleurs qui manquent aux autres.
generous-split-level-medium = Essaie ses cartes dans quelques donnes conformes à ce qu’il a vu. L’improbable et les plans sur plusieurs plis lui échappent souvent.
generous-split-level-hard = Sait par cœur, après un million de donnes, comment finissent de telles tables : couleurs absentes, cartes encore dehors, plis, scores. Il ne calcule pas la donne devant lui.
generous-split-level-expert = Comme le niveau difficile, mais essaie d’abord ses cartes dans une centaine de donnes possibles ou plus : deux plis de plus par cœur, et jusqu’à la fin de la donne d’un coup d’œil. Il suppose que les cartes cachées sont au hasard, quoi que les autres aient joué.
generous-split-short-play = { $what }

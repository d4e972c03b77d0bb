split-name = SPLIT
split-notation = écrivez-la « draw », « take 3 », « match 4D 4H », « upgrade 4D 4H 4C@P2 », « penalize P3 », « trade 4C4H 9D9S@P3 », « pass » ou « discard 8S » ; l’enseigne la plus basse d’une paire vient d’abord (C, D, H, S).
split-longest-row = Une rangée n’a jamais plus de { $most } cartes.
split-row-is-short = La rangée { $size ->
    [0] n’a aucune carte
    [one] n’a qu’une carte
   *[other] n’a que { $size } cartes
}, pas { $count }.
split-not-one-rank = { $card } et { $other } ne vont pas ensemble : une paire est faite de deux cartes de même rang.
split-not-stronger = { $card } et { $joined } font une paire { $new ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} ; une amélioration doit être plus forte que la paire { $old ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} en place.
split-not-one-kind = { $own } est { $own_kind ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} et { $other } est { $kind ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} : on n’échange que des paires de même sorte.
split-draw-first = Un tour commence par une carte : piochez ou prenez d’abord dans la rangée.
split-drawn-already = Vous avez déjà votre carte pour ce tour ; jouez ce que vous voulez, puis défaussez.
split-discard-to-end = Il n’y a rien à refuser ; défaussez une carte pour terminer votre tour.
split-discard-not-held = Vous n’avez pas { $card } à défausser ; choisissez une carte de votre main.
split-cannot-use = Vous ne pouvez pas utiliser { $card } tout de suite : aucune carte de ce rang pour faire une paire, et aucune paire à améliorer.
split-partner-taken-along = La partenaire de { $card } doit déjà être en main ou sur la table, pas parmi les cartes prises avec elle.
split-use-first = Vous avez pris { $card } et devez d’abord l’utiliser, dans une paire ou une amélioration.
split-not-held = Vous n’avez pas { $card } en main.
split-not-held-twice = Vous n’avez qu’une carte { $card } ; une paire parfaite demande les deux.
split-upgrade-not-held = Vous n’avez pas { $card } en main pour améliorer une paire.
split-not-your-match = Vous n’avez pas de paire { $match } devant vous à échanger.
split-not-their-match = Il n’y a pas de paire { $match } devant P{ $seat }.
split-no-such-seat = Il n’y a pas de P{ $seat } à cette table ; les places vont de P1 à P{ $players }.
split-no-perfect-match = Il faut venir de faire une paire parfaite pour donner une case négative à quelqu’un.
split-no-weak-match = Il faut venir de faire une paire faible pour échanger.
split-penalize-another = La case négative doit aller à quelqu’un d’autre que vous.
split-penalize-somebody = Après une paire parfaite, il faut désigner quelqu’un d’autre ; on ne peut pas refuser.
split-penalize-first = Désignez d’abord qui reçoit une case négative pour votre paire parfaite.
split-bonus-draw-first = Piochez d’abord une carte pour votre paire forte, ou passez.
split-trade-first = Faites d’abord l’échange de votre paire faible, ou passez.
split-trade-with-another = On ne peut échanger qu’avec quelqu’un d’autre.
split-must-refill = Votre main est vide : piochez une carte, pour en avoir une à défausser.
split-keep-a-card = À cette table, chaque coup doit vous laisser une carte en main à défausser.
split-leaves-no-card = Une paire { $kind ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} ne vous laisserait aucune carte à défausser ; seule une paire forte le peut, car elle fait piocher.
split-no-refill = Votre main serait vide, et à cette table on ne peut pas piocher la dernière carte pour une paire forte.
split-last-card-stays = À cette table, on ne peut pas piocher la dernière carte pour une paire forte ; continuez à jouer ou défaussez.
split-round = Manche { $round } sur { $rounds }
split-dealer = donneur P{ $seat }
split-pile = pioche { $count }
split-row = Rangée, du dessus au fond :
split-row-empty = La rangée est vide.
split-hand = Votre main :
split-seat = P{ $seat }
split-own-seat = P{ $seat } (vous)
split-holds = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
split-seen = vues : { $cards }
split-matches = paires : { $matches }
split-perfect = parfaites { $matches }
split-strong = fortes { $matches }
split-weak = faibles { $matches }
split-negatives = nég.
split-total = total
split-ask-draw = { $who } : piocher ou prendre dans la rangée.
split-ask-use = { $who } : utiliser la carte prise, { $card }{ $along ->
    [none] {""}
   *[other] {" "}(avec { $along })
}.
split-ask-play = { $who } : jouer, améliorer, ou défausser pour terminer le tour.
split-ask-penalize = { $who } : paire parfaite { $match } ; désigner qui reçoit une case négative.
split-ask-strong = { $who } : paire forte { $match } ; piocher une carte ou passer.
split-ask-trade = { $who } : paire faible { $match } ; échanger une paire ou passer.
split-last = Manche précédente : { $ended }
split-last-out = Manche précédente : P{ $seat } est sorti.
split-last-pile = Manche précédente : P{ $seat } a pioché la dernière carte.
split-last-seat = P{ $seat } : { $matches ->
    [one] { $matches } paire
   *[other] { $matches } paires
}, { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
}, { $penalties ->
    [one] { $penalties } pénalité
   *[other] { $penalties } pénalités
}
split-last-laid = (paires posées sans avoir joué)
split-over = La partie est terminée.
split-in-hand = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
split-level-random = Joue n’importe quoi de permis.
split-level-easy = Voit sa main et sa feuille : pose toutes ses paires, améliore, et échange pour des points. Ce qu’une carte vaudra plus tard et ce qu’elle donne aux autres lui échappe.
split-level-medium = Pèse chaque action par les cases qu’elle remplit, les cartes dont elle débarrasse et ce qu’elle donne au suivant. Il ne prévoit rien, et pose chaque paire aussitôt, même si d’autres peuvent la prendre.
split-level-hard = Joue jusqu’au bout une centaine de manches possibles avant de décider, garde ses paires en main tant que personne n’est près de finir, et surveille la feuille de chacun. Les différences que si peu de manches ne montrent pas lui échappent.
split-level-expert = Joue jusqu’au bout des milliers de manches possibles avant de décider, garde ses paires en main tant que c’est sûr, et pense aux manches à venir. Il suppose encore que les cartes qu’il n’a pas vues sont réparties au hasard.
split-short-draw = piocher
split-short-take = prendre { $count }
split-short-match = paire { $match }
split-short-upgrade = { $card } sur { $joined } ({ $owner })
split-short-penalize = pénaliser { $other }
split-short-trade = échanger { $own } contre { $match }
split-short-pass = passer
split-short-discard = défausser { $what }
split-doing-draw = piocher
split-doing-take = prendre { $count }
split-doing-match = poser { $match }
split-doing-penalize = pénaliser { $other }
split-doing-trade = l’échange { $own } contre { $match }
split-doing-pass = passer
split-doing-discard = défausser { $what }

split-name = SPLIT
split-notation = écrivez-la « draw », « take 3 », « match 4D 4H », « upgrade 4D 4H 4C@P2 », « penalize P3 », « trade 4C4H 9D9S@P3 », « pass » ou « discard 8S » ; la couleur la plus basse d’une paire vient d’abord (C, D, H, S).
split-longest-row = Une rangée n’a jamais plus de { $most } cartes.
split-row-is-short = La rangée { $size ->
    [0] n’a aucune carte
    [one] a une carte
   *[other] a { $size } cartes
}, pas { $count }.
split-not-one-rank = { $card } et { $other } ne vont pas ensemble : une paire est faite de deux cartes de même rang.
split-not-stronger = { $card } et { $joined } font une paire { $new ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} ; une amélioration doit être plus forte que la paire { $old ->
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
} : on n’échange que des paires de même sorte.
split-draw-first = Un tour commence par une carte : piochez ou prenez d’abord dans la rangée.
split-drawn-already = Vous avez déjà votre carte pour ce tour ; jouez ce que vous voulez, puis défaussez.
split-discard-to-end = Il n’y a rien à refuser ; défaussez une carte pour finir votre tour.
split-discard-not-held = Vous n’avez pas de { $card } à défausser ; choisissez une carte de votre main.
split-cannot-use = Vous ne pouvez pas utiliser { $card } tout de suite : aucune carte de son rang pour une paire, et aucune paire à améliorer.
split-partner-taken-along = La partenaire de { $card } doit déjà être en main ou sur la table, pas parmi les cartes prises avec elle.
split-use-first = Vous avez pris { $card } et devez d’abord l’utiliser, dans une paire ou une amélioration.
split-not-held = Vous n’avez pas de { $card } en main à jouer.
split-not-held-twice = Vous n’avez qu’un seul { $card } ; une paire parfaite prend les deux.
split-upgrade-not-held = Vous n’avez pas de { $card } en main pour améliorer.
split-not-your-match = Vous n’avez pas de paire { $match } devant vous à échanger.
split-not-their-match = Il n’y a pas de paire { $match } devant P{ $seat }.
split-no-such-seat = Il n’y a pas de P{ $seat } à cette table ; les places vont de P1 à P{ $players }.
split-no-perfect-match = Seule une paire parfaite, qui vient d’être faite, permet de désigner quelqu’un pour une case négative.
split-no-weak-match = Seule une paire faible, qui vient d’être faite, permet d’échanger.
split-penalize-another = La case négative est pour quelqu’un d’autre que vous.
split-penalize-somebody = Une paire parfaite doit désigner quelqu’un d’autre ; cela ne se refuse pas.
split-penalize-first = Désignez d’abord qui remplit une case négative pour votre paire parfaite.
split-bonus-draw-first = Piochez d’abord une carte pour votre paire forte, ou passez.
split-trade-first = Échangez d’abord une paire pour votre paire faible, ou passez.
split-trade-with-another = On échange avec quelqu’un d’autre, pas avec soi-même.
split-must-refill = Votre main est vide : vous devez piocher, pour avoir une carte à défausser.
split-keep-a-card = À cette table, chaque coup doit vous laisser une carte en main à défausser.
split-leaves-no-card = Une paire { $kind ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
} ne vous laisserait aucune carte à défausser ; seule une paire forte le peut, car elle fait piocher.
split-no-refill = Votre main serait vide, et à cette table la dernière carte de la pioche ne se pioche pas pour une paire forte.
split-last-card-stays = À cette table, la dernière carte de la pioche ne se pioche pas pour une paire forte ; jouez encore ou défaussez.
split-round = Manche { $round } sur { $rounds }
split-dealer = donneur P{ $seat }
split-pile = pioche { $count }
split-row = Rangée, du dessus au fond :
split-row-empty = La rangée est vide.
split-hand = Votre main :
split-seat = P{ $seat }
split-own-seat = P{ $seat } (vous)
split-holds = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
split-seen = vues : { $cards }
split-matches = paires : { $matches }
split-perfect = parfaites { $matches }
split-strong = fortes { $matches }
split-weak = faibles { $matches }
split-negatives = nég.
split-total = total
split-ask-draw = { $who } : piocher ou prendre dans la rangée.
split-ask-use = { $who } : utiliser { $card }, qui vient d’être pris{ $along ->
    [none] {""}
   *[other] {" "}avec { $along }
}.
split-ask-play = { $who } : jouer, améliorer, ou défausser pour finir le tour.
split-ask-penalize = { $who } : paire parfaite { $match } ; désigner qui remplit une case négative.
split-ask-strong = { $who } : paire forte { $match } ; piocher une carte ou passer.
split-ask-trade = { $who } : paire faible { $match } ; échanger une paire ou passer.
split-last-out = Manche précédente : P{ $seat } a fini.
split-last-pile = Manche précédente : P{ $seat } a pioché la dernière carte.
split-last-seat = P{ $seat } : { $matches ->
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
split-over = La partie est finie.

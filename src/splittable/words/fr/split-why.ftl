split-why-out-now = Vous pouviez finir dès ce tour, alors que les autres tiennent { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : ainsi, vous le faites { $p } % du temps ({ $best } : { $b } %).
split-why-too-soon = Cela termine la manche dès ce tour { $p } % du temps ({ $best } : { $b } %), et continuer valait mieux.
split-why-steals = Cela laisse à { $name } une paire que vous pouviez avoir devant vous ({ $best }).
split-why-target = Des deux, c’est { $name } qu’il faut freiner : { $lead } { $lead ->
    [one] point
   *[other] points
} d’avance sur vous sur les feuilles.
split-why-bonus = La carte gratuite vous donne encore quelque chose à jouer dans ce tour { $b } % du temps, au lieu de { $p } % sans elle.
split-why-plays-on = Vous jouez encore quelque chose dans ce tour { $p } % du temps ({ $best } : { $b } %).
split-why-seen = Tout le monde a vu { $name } prendre { $seen }, donc { $card } est un cadeau : la carte est prise { $p } % du temps ({ $best } : { $b } %).
split-why-gift = Ce que vous jetez ({ $card }) est pris par { $name } { $p } % du temps ({ $best } : { $b } %).
split-why-caught = Quelqu’un d’autre finit avant votre prochain tour { $p } % du temps ({ $best } : { $b } %), et vous tenez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
split-why-steals-later = Vous prenez une paire à quelqu’un d’ici la fin de votre prochain tour { $p } % du temps ({ $best } : { $b } %).
split-why-stolen = Ce qui est posé devant vous se prend : une amélioration vous enlève une paire { $p } % du temps ({ $best } : { $b } %).
split-why-out = Vous finissez la manche { $p } % du temps ({ $best } : { $b } %).
split-why-pile-ends = La pioche s’épuise et termine la manche { $p } % du temps ({ $best } : { $b } %).
split-why-swap = Le meilleur échange change vos lignes de { $gain } et celles de { $name } de { $given }, dans l’état des feuilles.
split-why-swapped = L’échange change vos lignes de { $gain } et celles de { $name } de { $given }, dans l’état des feuilles.
split-why-row = La prochaine case ne vaut que { $less } ({ $best } : { $gain }).
split-why-breaks-pair = Vous tenez { $count } cartes de ce rang, dont { $card } : vos lignes font { $p } points dans cette manche ({ $best } : { $b }).
split-why-takes = La rangée a ce qu’il vous faut : vos lignes font { $p } points dans cette manche ({ $best } : { $b }).
split-why-digs = Vous prenez plus que vous ne pouvez utiliser : les cartes en main comptent { $p } points à la fin ({ $best } : { $b }).
split-why-rows = Vos lignes font { $p } points dans cette manche ({ $best } : { $b }).
split-why-held = Il vous reste plus de cartes en main : elles comptent { $p } points à la fin ({ $best } : { $b }).
split-why-penalized = Les autres vous donnent plus de cases négatives : elles comptent { $p } points dans cette manche ({ $best } : { $b }).
split-why-penalizes = Les autres reçoivent moins de cases négatives : elles comptent { $p } points pour vous dans cette manche ({ $best } : { $b }).
split-why-they-pay = Il reste moins de cartes aux autres : elles comptent { $p } points pour vous à la fin ({ $best } : { $b }).
split-why-rivals = Les lignes des autres grandissent davantage : elles comptent { $p } points pour votre avance dans cette manche ({ $best } : { $b }).
split-why-promise = Ce sont les manches à venir : votre feuille y promet { $p } points ({ $best } : { $b }).
split-why-their-promise = Ce sont les manches à venir : ce que promettent les feuilles des autres compte { $p } points pour votre avance ({ $best } : { $b }).

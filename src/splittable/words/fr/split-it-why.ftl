split-it-why-meets = D’autres y vont aussi : vous y rencontrez quelqu’un { $p } % du temps ({ $best } : { $b } %).
split-it-why-alone = Seul sur { $best } : { $b } % du temps ; sur { $action } : { $p } %.
split-it-why-empty = Avec { $action }, vous finissez ce tour sans carte { $p } % du temps ; avec { $best }, { $b } %.
split-it-why-cut-magnet = Après votre séparation, tous veulent la même chose : personne ne prend rien à la première révélation { $p } % du temps ({ $best } : { $b } %).
split-it-why-cut-apart = Après votre séparation, une zone trouve plus souvent preneur tout de suite ; avec { $best }, personne ne prend rien à la première révélation { $b } % du temps, ainsi { $p } %.
split-it-why-cut-own = { $best } fait une zone que vous prenez à la première révélation { $b } % du temps ; après votre séparation, c’est { $p } %.
split-it-why-cut-again = Avec { $best }, des cartes vous reviennent à séparer { $b } % du temps ; avec votre séparation, { $p } %.
split-it-why-cut-empty = Après votre séparation, vous finissez ce tour sans carte { $p } % du temps ({ $best } : { $b } %).
split-it-why-removed = Avec { $best }, vous obtenez une zone à la première révélation { $b } % du temps ; avec { $action }, { $p } %.
split-it-why-waits = Sans colonne, votre joker attend, et à la fin il ne compte pas { $p } % du temps ({ $best } : { $b } %).
split-it-why-level = L’égalité suffit, les deux marquent : sur les { $n }, le joker vous met à égalité avec { $name }, et vous les marquez { $b } % du temps au lieu de { $p } %.
split-it-why-safe = Les { $n } sont déjà à vous : personne ne peut revenir. Sur les { $other }, le joker sert encore : vous les marquez { $b } % du temps au lieu de { $p } %.
split-it-why-lost = Les { $n } sont perdus : il reste trop peu de cartes. Sur les { $other }, le joker sert encore : vous les marquez { $b } % du temps au lieu de { $p } %.
split-it-why-number = Ce sont surtout les { $n } : vous les marquez { $b } % du temps avec { $best }, { $p } % avec { $action }.
split-it-why-joker-column =
    Le joker fait plus sur les { $n } : vous les marquez { $b } % du temps au lieu de { $p } %. { $behind ->
        [0] Vous n’y avez pas de retard
       *[other] Vous y avez { $behind } de retard
    }, et il en reste { $left }.
split-it-why-denies = { $best } prive les autres des { $n }, dont { $name } a le plus : l’un d’eux les marque { $b } % du temps au lieu de { $p } %.
split-it-why-lead = Ce sont surtout les { $n } : à eux seuls, votre avance est de { $b } avec { $best }, de { $p } avec { $action }.
split-it-why-joker-lead = Ce sont surtout les { $n } : à eux seuls, votre avance est de { $b } avec le joker là, de { $p } sans lui.

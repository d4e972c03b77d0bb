splitter-why-spoils = Vos { $n } complets en ont un de trop : les { $n } font { $p_points } à la fin ({ $best } : { $b }).
splitter-why-completes = { $best } termine vos { $n } : { $points } { $points ->
    [one] point
   *[other] points
} tout de suite.
splitter-why-blocks = Les { $n } en { $slot } ne pourront plus jamais être terminés : les { $n } font { $p_points } à la fin ({ $best } : { $b }).
splitter-why-welcome = Ensuite { $rolls } lancers sur 36 gâchent un groupe où qu’on les écrive ; après { $best }, seulement { $others }.
splitter-why-helps = Ensuite { $rolls } lancers sur 36 terminent un groupe ; après { $best }, { $others }.
splitter-why-joins = { $best } complète vos { $n } : ils sont terminés { $b } % du temps au lieu de { $p } %.
splitter-why-room = Cela prend la place dont vos { $n } ont besoin : ils sont terminés { $p } % du temps ({ $best } : { $b } %).
splitter-why-spoilt-later = Vos { $n } complets sont en danger : ils sont gâchés plus tard { $p } % du temps ({ $best } : { $b } %).
splitter-why-turn-round = Le même emplacement, dans l’autre sens : le { $n } y compte à la fin { $b } % du temps au lieu de { $p } %.
splitter-why-ones = Un 1 ne compte que seul, et ici il en touche un autre : il compte à la fin { $p } % du temps ({ $best } : { $b } %).
splitter-why-starts-late = Un nouveau groupe de { $n } en demande encore { $lacking } en { $rounds } { $rounds ->
    [one] manche
   *[other] manches
} : le { $n } compte à la fin { $p } % du temps ({ $best } : { $b } %).
splitter-why-mirror = C’est le { $n } qui coûte : là, il compte à la fin { $p } % du temps ({ $best } : { $b } %).
splitter-why-star = Une étoile double moins de vos groupes : { $p } en 100 parties ({ $best } : { $b }).
splitter-why-hearts = Trois { $n } dans les cœurs : { $b } % du temps avec { $best } au lieu de { $p } %.
splitter-why-victory = { $name } a { $lead } { $lead ->
    [one] point
   *[other] points
} d’avance et il reste { $rounds } { $rounds ->
    [one] manche
   *[other] manches
} à écrire : cela suffit pour gagner { $p } % du temps ({ $best } : { $b } %).
splitter-why-star-size = Un groupe de 6 sur l’étoile vaut 12, un groupe de { $n } seulement { $double } : les étoiles ajoutent { $p_points } à la fin au lieu de { $b }.
splitter-why-stars = Les étoiles ajoutent alors { $p_points } à la fin au lieu de { $b }.
splitter-why-hearts-points = Les cœurs rapportent alors { $p_points } en moyenne au lieu de { $b }.
splitter-why-number = Ce sont surtout les { $n } : ils font { $p_points } à la fin au lieu de { $b }.

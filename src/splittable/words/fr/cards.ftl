card-name = { $rank } de { $suit }
card-rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
   *[other] { $rank }
}
card-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
card-sign = { $rank ->
    [K] R
    [Q] D
    [J] V
   *[other] { $rank }
}
die-face = { $face ->
    [0] un dé pas encore lancé
   *[other] dé : { $face }
}

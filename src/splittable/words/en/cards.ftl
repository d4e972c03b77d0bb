card-name = { $rank } of { $suit }
card-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
}
card-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card-sign = { $rank }
die-face = { $face ->
    [0] a die not rolled yet
   *[other] die: { $face }
}

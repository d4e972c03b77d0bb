web-new-how = With whom
web-new-bots = With bots
web-new-here = One device
web-new-here-why = Pass the device round; a curtain hides what is secret.
web-new-here-how = { $people } people at this device{ $bots ->
    [0] {""}
    [one] {" and one bot"}
   *[other] {" and "}{ $bots } bots
}.
web-new-people = People here
web-new-name-of = Player { $seat }

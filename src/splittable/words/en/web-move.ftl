web-move-title = Use on another device
web-move-how = { $count ->
    [0] Your name, settings and best scores move along.
    [one] Your table, name, settings and best scores move along.
   *[other] Your { $count } tables, name, settings and best scores move along.
} Everything stays on this device too.
web-move-make = Make a link
web-move-link-why = Works once, for ten minutes. Whoever opens it gets your seats: do not share it.
web-move-code = QR code for the other device
web-move-here = From another device
web-move-opening = One moment…
web-move-found = { $count ->
    [0] No table comes with it
    [one] One table comes with it
   *[other] { $count } tables come with it
}
web-move-name = Name: { $name }
web-move-best = { $count ->
    [one] One best score
   *[other] { $count } best scores
}
web-move-take = Add to this device
web-move-done = Everything is here now.
web-move-go = To my tables
web-move-none = There is nothing to add: open the link or scan the code from the other device.
web-copy-link = Copy the link

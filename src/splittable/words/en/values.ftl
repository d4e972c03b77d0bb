wrong-said = { $sentence }
wrong-game = there is no game { $game }; the games are { $games }
wrong-rules = this release does not know rules { $version } of { $game }, only rules { $versions }
wrong-players = { $game } is for { $fewest } to { $most } players, not { $players }
wrong-option = { $game } has no option { $name }; its options are { $options }
wrong-option-value = option { $name } of { $game } is one of { $values }, not { $value }
wrong-options = options are a dict of names and values, not { $options }
wrong-pair = an option is name=value, not { $pair }
wrong-pair-twice = option { $name } stands twice
wrong-entries = there are { $count } entries for { $players } players
wrong-count = { $name } is a whole number from 0, not { $count }
wrong-memory = there is no memory for the scores of { $games } games
wrong-whole = { $text } is not a whole number
wrong-seed = a seed is a whole number from 0 to { $last }, not { $seed }
wrong-seed-and-chance = a table has a seed or a script of chance, not both
wrong-chance = chance is a list of outcomes, not one text
wrong-seat = seats at this table are 0 to { $last }, not { $seat }
wrong-place = there is no P{ $seat } at a table of { $players }
wrong-undecided = seat { $seat } has nothing to decide now
wrong-event = an event is a deck, a roll or a seat’s action, not { $line }
wrong-deal = nothing is to be dealt now
wrong-outcome-deck = { $game } is dealt as deck and its cards, top first, not { $text }
wrong-outcome-roll = { $game } is dealt as roll and two dice, such as “roll 4 1”, not { $text }
wrong-roll = a roll is two dice from 1 to { $faces }, not { $text }
wrong-card = there is no card { $card } in { $game }
wrong-deck-size = this deck has { $count } cards, and { $game } at this table is played with { $cards }
wrong-deck-card = this deck has { $card } { $times } times instead of { $right }
wrong-names = names are a list of texts
wrong-names-count = there are { $count } names for { $players } players
wrong-name = a name is plain text of 1 to { $longest } characters without “|”, not { $name }
record-line = line { $line }: { $sentence }
record-no-text = a record is text, not { $kind }
record-first-line = a record starts with the line “{ $line }”
record-no-cut = the line “{ $cut }” between head and events is missing
record-many-cuts = a record has at most two lines “{ $cut }”
record-no-value = a line of the head is a key and a value
record-key-twice = the key “{ $key }” stands twice in the head
record-no-key = the head has no line “{ $key }”
record-order = decisions made at once stand once each, in the order of the seats
record-not-over = the game is not over, so there can be no scores after its events
record-tail = after the events stand scores and winners, once each
record-result = the events give “{ $line }”
record-no-result = the line “{ $key }” is missing at the end
record-unreadable = cannot be read ({ $problem })
record-missing = there is no such file
record-folder = it is a folder
record-forbidden = that is not allowed
record-no-utf-8 = not a text in UTF-8
record-too-large = too large for a record
proof-no-key = the head has no line “{ $key }”, so there is nothing to check
proof-other-secret = the secret is not the one that was committed to
proof-wrong-secret = the secret is not 64 hexadecimal digits
proof-nonces = there is not one nonce for each seat
proof-start = the seat that begins is P{ $start }, and P{ $drawn } was drawn
proof-deal = this is not what follows from the committed secret
proof-proven = { $deals ->
    [one] { $deals } deal follows
   *[other] { $deals } deals follow
} from the committed secret; { $actions ->
    [one] { $actions } action follows
   *[other] { $actions } actions follow
} the rules
proof-no-nonce = nobody added a nonce: that the room did not try many secrets before it committed is its word only
proof-worth = this counts for those who saw the commitment before they added their nonce; a table that starts as it is opened shows it only with the first deal

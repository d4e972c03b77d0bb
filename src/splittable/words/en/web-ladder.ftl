web-ladder-how = Bots play each other here while nobody waits for them. A rating rises with every victory, more against stronger bots; ± says how sure it is.
web-ladder-none = This room keeps no ladder.
web-ladder-empty = No game has been played yet.
web-ladder-games = Games
web-ladder-bot = Bot
web-ladder-rating = Rating
web-ladder-sure = { $rating }, give or take { $error }
web-ladder-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-ladder-won = { $percent } % won
web-ladder-out = sits out: it has failed
web-ladder-own = own bot
web-ladder-last = Last games
web-ladder-players = { $players } bots meet in each game.
web-ladder-replay = Replay: { $result }
web-ladder-points = { $name } { $points }

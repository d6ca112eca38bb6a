# The shell in English. Games bring their own words.

## Everywhere

skip = Skip to the content
home = Home
loading = One moment …
close = Close
yes = Yes
no = No
copy = Copy
copied = Copied
link = Link
reload = Load again
watch = Watch
try-again = Try again
did-not-work = That did not work. Please try again.
player = Player
total = Total
language = Language
language-en = English
language-de = German

## Home

tagline = four loud games, one table
headline = { $n ->
    [4] Four loud games. One table.
    [5] Five loud games. One table.
    [6] Six loud games. One table.
   *[other] Loud games. One table.
}
lead = Monsters bid for cities, topple them, roll for them and sail past them. Play against bots at once, or send your friends a link. No account, no download.
play-now = Play now
play-now-of = Play now: { $game } against bots
play-now-hint = One click: { $game } against { $bots ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
  }.
with-friends = With friends
with-friends-of = With friends: { $game }
starting = Here we go …
cannot-start = The table could not be set up. Please try again.
no-server = The server does not answer.
the-games = The games
players = { $from } to { $to } players
coming = Coming
coming-text = In the workshop. It will stand on this table soon.
my-tables = Your tables
state-lobby = waiting
state-playing = running
state-over = finished
lobby-title = Waiting for players
won = won
lost = lost
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $of }
your-place = { $place ->
    [1] { $shared ->
        [yes] You share the first place of { $of }.
       *[no] You are first of { $of }: { $ahead ->
            [0] on the tie-break.
            [one] by one point.
           *[other] by { $ahead } points.
          }
      }
   *[other] You are { $place ->
        [2] second
        [3] third
       *[other] number { $place }
      } of { $of }: { $behind ->
        [0] lost on the tie-break.
        [one] one point short.
       *[other] { $behind } points short.
      }
  }
podium = Podium
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
best-moment = Best moment:
look-at-it = Look at it
share-picture = Picture to share
save-picture = Save picture
share = Share
forget = Forget
forget-table = Forget table { $code }
table-of = Table { $code }
join-title = Join a table
join-text = Somebody sent you a link or a code? This is the place.
join = Join
code = Code or link
code-hint = Code or link
code-wrong = That is neither a code nor a link to a table.
footer-fair = Every deal is promised before the game and can be checked afterwards, here in the browser.
docs = Documentation
footer-own = Roarhouse is free software. Cards whose data no rulebook prints were made for this project, and each says so.

## Settings

settings = Settings
your-name = Your name
your-name-hint = What the others call you
theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-hint = Short sounds for your turn and for what happens.
volume = Volume
tempo = Speed of movement
tempo-slow = slow
tempo-normal = normal
tempo-quick = quick
pace = Bots play
pace-slow = slowly
pace-normal = normally
pace-quick = quickly
text = Size of letters
text-normal = normal
text-large = large
text-huge = huge
ask-all = Ask me everything
ask-all-hint = Otherwise you are only asked where you have something to decide.
throw-dice = I throw the dice myself
throw-dice-hint = Where a table has a dice tray, your dice wait in it for a press or Space, four seconds at most.
motion = Movement
motion-hint = Cards fly and dials turn. Off also where the device asks for less movement.
show-chat = Chat
show-chat-hint = Show what the others write.

## Setting up a table

new-table = New table
seats = Seats
number-of-seats = Number of seats
one-seat-less = One seat less
one-seat-more = One seat more
seat-n = Seat { $n }
seat-me = Me
seat-device = Also on this device
seat-open = A friend
seat-open-hint = joins by link
seat-bot = A bot
name-of-seat = Name of seat { $n }
bot-of-seat = Bot of seat { $n }
bot-random = Random: plays anything
bot-greedy = Greedy: plays well
bot-search = Search: thinks ahead
bot-master = Master: thinks long and hard
bot-planner = Planner: rehearses every flick
characters = Characters
plain-bots = Plain bots
opponent-of-level = { $name } ({ $level })
strength = Opponents
strength-0 = Beginner
strength-1 = Easy-going
strength-2 = Good
strength-3 = Strong
strength-4 = Master
hot-seat-hint = Several people on one device: a curtain hides the table until the next one has it in hand.
links = One secret link for each friend
links-hint = Each link opens one seat only, on any device.
rules-of-table = Rules of this table
modes = Sets of options
mode-none = The standard game
all-options = { $n ->
    [one] The only option, with its rule
   *[other] All { $n } options, each with its rule
}
options-changed = { $n } changed
ruling = Ruling
clock = Clock
clock-off = No clock
clock-off-hint = Everybody takes as long as it takes.
clock-live = Live
clock-live-hint = So many seconds for each decision, and a bank for the hard ones. When both are gone, a bot chooses, and the log says so.
clock-slow = Slow
clock-slow-hint = Days for each decision, for a game beside other things.
clock-seconds = Seconds for a decision
clock-bank = Bank in seconds
clock-days = Days for a decision
percent = { $n } %
hint = Hint
hint-title = What would a master do?
hint-thinking = Thinking …
hint-how = Chances to win, as far as you can know. Press a choice, or the button again, to see it on the table.
hint-planner = What the planner would do. Press it, or the button again, to see it on the table.
hint-none = No hint for this question.
hints-asked = { $n ->
    [one] asked for one hint
   *[other] asked for { $n } hints
}
hints-for-all = Hints for everybody
hints-for-all-hint = Ask what a master would do. The others see how often. Against bots alone this is always possible.
takeover = A bot stands in for whoever leaves
takeover-hint = After a countdown everybody can see. The seat is given back on return.
open-table = Open the table
start-game = Start the game

## Before the start

waiting-for-players = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
waiting-for-host = All seats are taken. The host starts the game.
all-here = All seats are taken. You can start.
take-a-seat = Take a seat
sit-down = Sit down
stand-up = Stand up
kick = Ask to leave
bot-here = Put a bot here
free-the-seat = Keep it free
free-seat = Free
waiting-for-somebody = waiting for somebody
you-sit-here = you sit here
start-with-bots = Start, bots fill the rest
link-of-seat = Link for seat { $n }
promise = The deal is promised:

## Invitations

invite = Invite
invite-table = The table
invite-seat = My seat elsewhere
invite-screen = Big screen
invite-table-text = Whoever opens this link can take a free seat, or watch.
invite-seat-text = This link is your seat. Open it on another device of yours, and show it to nobody.
invite-screen-text = The table as everybody may see it, large, for a television. The hands stay on your phones.
qr-code = QR code of the link
table-code = Code of the table
seat-links = One secret link for each seat
scan-to-join = Scan to join or to watch

## At the table

tools = Tools
menu = Menu
log = Log
log-empty = Nothing has happened yet.
jump-here = Jump to this moment
open-rule = Rule { $rule }
rules = Rules
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-off = The chat is switched off on this device.
chat-on = Switch it on
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
unread = unread
you-mark = (you)
bot = Bot
here = here
not-here = not here
to-move = to move
is-thinking = is thinking
bot-stands-in = a bot stands in
bot-comes-in = bot in { $seconds } s
vanished = { $name } has lost the connection:
bot-plays-for = A bot plays for { $name } until they are back.
watchers = { $n ->
    [one] 1 watches
   *[other] { $n } watch
}
watcher = Everybody’s view
let-bot-play = Let a bot play for me
play-myself = Play on myself
bot-plays-for-you = A bot is playing for you.
time-left = { $time } left
days-hours = { $days } d { $hours } h
what-is-asked = What is asked
options = What you can choose
type-a-choice = Or type another choice
check-choice = Check
what-happened = What happened
your-turn = Your turn
film-runs = Watch what happens …
film-runs-key = (Space: skip)
counting = The score is being counted …
waiting-for = { $n ->
    [one] { $who } is to choose.
   *[other] { $who } are to choose.
}
dealing = One moment …
undo = Undo
rule-of-this = The rule of this: { $rule }
wins = { $who } wins!
share-win = { $who } share the win!
score-sheet = Score sheet
team-counts = Together: { $who }
out-of-ranking = out of the ranking
big-screen = Big screen
full-screen = Full screen
replay-so-far = Look back
leave = Leave the game
leave-sure = Leave this game? A bot will play on for you.
hold = Hold on
hold-hint = Otherwise you pass when the bar is empty.
hold-for = { $name }: hold on
hand-over = Hand over to { $name }
hand-over-text = Everybody else looks away.
i-am = I am { $name }
reconnecting = The connection is lost. Trying again …
reconnect-in = The connection is lost. Next try in { $seconds } s.
reconnect-now = Try now
since-away = { $n ->
    [one] One thing has happened since you were away.
   *[other] { $n } things have happened since you were away.
}
table-stumbled = The drawn table has stumbled. You can play on with its text.
draw-again = Draw it again
show-me = Show me
skip-it = Skip

## The past

replay = Replay
the-past = You are looking at the past.
past-your-turn = It is your turn.
back-to-now = Back to now
to-the-end = To the end
moment = Moment
moment-of = { $at } of { $last }
line-n = line { $n }
mark-before = Previous mark
mark-after = Next mark
step-back = One step back
step-forward = One step forward
play = Play
pause = Pause
speed = Speed
seen-by = Seen by
share-moment = Link to this moment
close-replay = Close the replay
replay-failed = This moment could not be loaded.

## The end

game-over = The game is over
by-rule = Decided by
rematch = Play again
join-rematch = Join the rematch
verify = Check the deal
export = Save the record

## Rules

rules-of = Rules of { $game }
search-rules = Search the rules
language-of-rules = Language of the rules
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
no-rule-found = No rule says that.
no-rules = The rules could not be loaded.

## Keys

help = Keys and help
help-text = The bar above the table always says whose turn it is and what is asked. Every line of the log names its rule: press the number to read it, press the line to jump to its moment.
key-name-space = Space
key-space = confirm or pass, where that is offered; play and pause in a replay
key-digits = choose what is offered
key-tab = go from one thing to the next (in a lesson, to what the coach points at), Enter presses it
key-undo = undo
key-log = log
key-chat = chat
key-rules = rules
key-sound = sound on and off
key-full = full screen
key-arrows = one step back or forward in a replay
key-escape = close what is open
key-help = this help

## Fairness

to-table = To the table
no-record = The record could not be loaded.
verify-good = The seed is the one that was promised before the game.
verify-bad = Something does not fit. See below.
verify-later = The seed stays secret until the game is over. Come back then.
check-seed = The seed is open
check-seed-yes = The table has revealed the seed by which it dealt.
check-seed-no = The seed has not been revealed yet.
check-commitment = It is the seed that was promised
check-commitment-yes = Your browser has hashed the seed: it is exactly what was promised before the first card.
check-commitment-no = The hash of the seed is not the promise.
check-deals = Chance follows from it
check-deals-yes = Your browser has made every choice of nature again from the seed and the salts, { $all } of { $all }: each one is the same.
check-deals-no = Made again from the seed and the salts, { $other } of nature’s { $all } choices come out otherwise.
check-deals-some = Your browser has made { $same } of nature’s { $all } choices again from the seed and the salts: each one is the same. The others it leaves to “roarhouse verify”, see below.
check-deals-unknown = Your browser cannot deal this game again (or the seed is still secret); “roarhouse verify” can, see below.
check-kept = The promise was not changed
check-kept-yes = This device noted the promise when it sat down. It is still the same.
check-kept-no = This device noted another promise when it sat down.
check-salt = Your own grain of chance is in it
check-salt-yes = The salt that this device made before the start is part of the deal.
check-salt-no = The salt that this device made is not part of the deal.
check-pledges = Nobody could choose a salt last
check-pledges-yes = Every salt fits the hash by which its seat had committed to it, before any salt was shown.
check-pledges-no = A salt does not fit the hash by which its seat had committed to it, or the hashes were exchanged.
check-chain = Nothing was changed, nothing was cut off
check-chain-yes = Options, deck and every line give exactly the head at the end of the record.
check-chain-no = Options, deck or lines do not give the head at the end: the record was changed or cut off.
check-head = It is the game that you saw
check-head-yes = The head that this device noted while you played is in the record, at the same move.
check-head-no = While you played, this device noted another head: another game was played.
check-signature = This server has signed it
check-signature-yes = The record is signed with the key that this server publishes.
check-signature-no = The signature is not that of this server.
check-unknown = This device cannot say: it did not sit at the table, or the seed is still secret.
commitment = Promise (SHA-256)
seed = Seed
salts = Salts of the seats
head = Head of the record
head-now = The record so far, after move { $n }:
server-key = Key of the server (Ed25519)
still-secret = still secret
by-nature = Nature chose { $n } times
by-nature-text = Every deal and every draw, as the record has it.
nature-hidden = Shown when the game is over.
verify-more = Deal it all again
verify-more-text = Save the record and run this: it makes every choice of nature again from the seed and compares.
verify-limit = What no check can prove: that the people who run the server kept the cards secret.

## When something is missing

lost-page = Nothing here
lost-page-text = There is no such page. Perhaps the link was cut off.
lost-table = No such table
lost-table-text = This table does not exist, or its server has forgotten it.
lost-secret = This is not your seat
lost-secret-text = The secret in your link fits no seat of this table. Perhaps the link was cut off, or the seat was given to somebody else.
lost-kicked = Your seat was taken away
lost-kicked-text = The host has freed your seat. You may watch, or sit down again if a seat is free.
lost-offline = The server does not answer
lost-offline-text = Perhaps it is just being started again.
lost-error = The table closed the line
lost-error-text = The server did not understand this page. Load it again.

# The deck editor

decks-link = Make your own cards
decks-title = Your own cards
decks-text = Begin with the cards of a game, change what you like, and play with them. The deck stays on this device; a table and its record keep a copy.
decks-begin = Begin with the cards of
deck-open = Open a file
deck-save = Save to a file
deck-play = Set up a table with it
deck-good = This deck can be played
deck-problems = { $n ->
    [0] Being checked …
    [one] One problem
   *[other] { $n } problems
  }
deck-problem = expected { $expected }, found { $found }.
deck-tables = Kinds of cards
deck-copy = Copy this card
deck-drop = Remove this card
problem-no-own-decks = This server plays with its own cards only.
deck-json = (JSON)
deck-used = With your own cards
deck-used-hint = The deck from the editor instead of the one in the box.
expect-deck-json = a deck as a JSON file
expect-deck-game = the name of a game at about.game
expect-deck-size = a file of at most 190 kB

deck-field-id = Id
deck-field-provenance = Where it comes from
deck-field-name = Name
deck-field-text = Text
deck-field-value = Value
deck-field-count = Copies
deck-field-effect = Effect
deck-field-ability = Ability
deck-field-about = About

deck-preview = The card as it lies on the table
deck-not-drawn = As it stands, this card cannot be drawn.
deck-suggestion = Help: { $help }

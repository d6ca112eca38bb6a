## How to play Arrr!!!

how-goal = Ahoy! The Seven Seas lie open on the table, a row of cards full of danger. Hire a crew, sail out, beat the cards and stuff your Treasure Chest. The most points win: fame, collections and gold.
how-goal-fame = The star is fame: so many points.
how-goal-collection = A sign belongs to a collection: the more of one kind, the better.
how-goal-pieces = Coins are Pieces of Eight: points, and bribes.
how-turn = A turn has four phases:
how-turn-recruit = Recruit: throw out cards you do not want and draw new ones.
how-turn-equip = Equip: put crew on deck. A First Mate, some Items, a Pack: their signs are your dice.
how-turn-act = Action: do one of these.
how-turn-horizon = New horizons: a new card joins the row. The next pirate is on.
how-act-sail = Sail to a card of the row
how-act-pillage = Pillage: take 2 Pieces
how-act-challenge = Challenge another pirate
how-example = You want the Chart of the Low Tide. It asks for 3 successes in Navigation, the compass.
how-example-crew = Your crew has 4 and 2 compasses: that is six dice.
how-example-throw = Compasses count, and so do jollies, the skulls. Only two of three: bilge!
how-example-cheat = So you cheat: one Piece buys two more dice. A compass! That makes three, and the chart is yours.
how-end = The game ends at once when a new card is due and the deck of the Seven Seas is empty. Then the Treasure Chests are counted. With equal points, fame decides.
how-end-pieces = Each Piece of Eight is one point.
how-end-fame = Each star is one point.
how-end-collections = One card of a collection counts 1, two count 4, all three count 8.

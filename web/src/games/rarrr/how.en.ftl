## How to play RARRR!!

how-goal = You are a giant Monster with a giant temper. Eighteen cities come up, six in each of three rounds. The loudest Monster flattens the city and takes its points. The most points at the end win.
how-goal-cities = The number in the corner is what a city is worth.
how-goal-monster = Your Monster: one Monster card and two Katakana cards. Its icons say how many cards of each Power one of your sets may hold.
how-turn = First everyone drafts a hand of Power cards. Then the Monsters fight over one city after the other, and each fight is an auction: bid more than all others, or pass.
how-turn-draft = Take one Power card and hand the rest to your left. Again and again, until everyone has twelve.
how-turn-city = The Angriest Monster picks the next city and begins.
how-turn-bid = On your turn: lay one or more sets that lift you above everyone else…
how-turn-pass = …or pass, and take one of your cards back. Who passes last takes two back, and is the Angriest Monster now.
how-example = A set is made of cards of one Power. It counts the sum of its cards, times the number of its cards. Your Level is all of your sets together. Somebody has bid 24? Watch this:
how-example-1 = Toxic 3 and 2: a sum of 5, times 2 cards.
how-example-3 = Fire 3, 3 and 3: a sum of 9, times 3 cards. Many cards of one Power are worth a lot!
how-example-level = 10 and 27 make a Level of 37. That beats 24. If all others pass now, the city is rubble and its card is yours.
how-end = A round ends with its last city, or when all hands are empty. After the third round everyone adds up. With equal points, more cities win.
how-end-points = Three cities flattened: { $total } points.

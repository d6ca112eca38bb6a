## Touch to learn

inspect = What is this?
inspect-now = Now
inspect-nothing = You cannot do anything with it at the moment.
inspect-waiting = Nothing is asked of you right now.
inspect-before = Previous thing
inspect-next = Next thing
explain = Explain what the mouse rests on
explain-hint = A large picture with text and rule. Hold a finger on a thing, or press I, for the same.
key-inspect = explain what has the focus; ← → go on from there

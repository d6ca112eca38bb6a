# What happens
called = { $who } has called.
calls = { $who } called { $loud }.
answers = { $mountain } answers: { $height }.
echo = { $who } wins an echo.
silence = Nobody hears an echo.
climbed = { $n ->
    [one] One mountain has answered.
   *[other] { $n } mountains have answered.
}

# Questions and choices
ask-calling = How loud do you call?
call = Call { $loud }
type-calling = Type a number from 1 to 1000.

# Refusals
not-a-call = A call is a number from 1 to 1000.
no-mountain = That mountain is not among the remaining ones.

# The table as text
mountains = Mountains
remaining = Still silent: { $which }.
echoes = Echoes
has-echoes = { $who }: { $n }
sheet-echoes = Echoes

# Quick reactions

reactions = Reactions
show-reactions-hint = Small monsters that the others send. They are gone after a moment.
reaction-laugh = Ha ha!
reaction-roar = ROAR!
reaction-wow = Oh!
reaction-ouch = Ouch!
reaction-clap = Well played!
reaction-hurry = Your turn!
reacted = { $who }: { $what }

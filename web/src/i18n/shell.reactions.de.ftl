# Schnelle Reaktionen

reactions = Reaktionen
show-reactions-hint = Kleine Monster, die die anderen schicken. Nach einem Augenblick sind sie weg.
reaction-laugh = Haha!
reaction-roar = ROAR!
reaction-wow = Oh!
reaction-ouch = Autsch!
reaction-clap = Gut gespielt!
reaction-hurry = Du bist dran!
reacted = { $who }: { $what }

## Was jeder Tisch sagt

ui-sure = Wirklich? Noch einmal drücken

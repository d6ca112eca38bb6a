# Warum der Server etwas abgelehnt hat, nach seinem Kürzel

problem-begun = Das Spiel hat begonnen: Plätze lassen sich nicht mehr ändern.
problem-busy = Der Server hat gerade etwas anderes zu tun. Versuch es in einer Minute noch einmal.
problem-closing = Der Server hält gerade an. Versuch es in einer Minute noch einmal.
problem-code = Das ist nicht der Code aus der Mail.
problem-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
problem-database = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.
problem-full = An diesem Tisch ist kein Platz mehr frei.
problem-gone = Dieser Browser nimmt keine Nachrichten mehr an. Schalte sie neu ein.
problem-internal = Auf dem Server ist etwas kaputt. Es hat sich nichts geändert.
problem-no-bot = Dort sitzt kein Bot mehr.
problem-no-name = Bitte einen Namen mit höchstens 24 Buchstaben.
problem-no-notice = Diese Nachricht ist schon ausgeschaltet.
problem-no-table = Diesen Tisch gibt es nicht.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-not-confirmed = Gib zuerst den Code aus der Mail ein.
problem-not-offered = Auf diesem Weg verschickt dieser Server nichts.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-not-sent = Das ließ sich nicht zustellen: { $reason }.
problem-not-taken = Dort sitzt niemand mehr.
problem-origin = Diese Seite darf das bei diesem Server nicht.
problem-secret = Dieses Gerät darf das nicht: Der Platz gehört ihm nicht.
problem-taken = Jemand war schneller: Der Platz ist vergeben.
problem-target = Diese Adresse geht nicht. Gebraucht wird eine Mail-Adresse wie du@example.org oder eine Web-Adresse mit https.
problem-too-many = Mehr geht nicht für einen Platz. Schalte erst etwas aus.
problem-too-often = Das war viel auf einmal. Bitte warte eine Minute.

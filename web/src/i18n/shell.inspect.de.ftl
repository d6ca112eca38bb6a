## Berühren und lernen

inspect = Was ist das?
inspect-now = Jetzt
inspect-nothing = Im Moment kannst du nichts damit tun.
inspect-waiting = Gerade wirst du nichts gefragt.
inspect-before = Das davor
inspect-next = Das nächste
explain = Erklären, worauf die Maus ruht
explain-hint = Ein großes Bild mit Text und Regel. Dasselbe kommt, wenn du den Finger darauf hältst oder I drückst.
key-inspect = erklärt, was den Fokus hat; ← → gehen weiter

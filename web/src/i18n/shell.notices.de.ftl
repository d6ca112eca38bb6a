# Nachricht, wenn man dran ist und nicht da

notices = Sag mir, wenn ich dran bin
notices-text = Nur an diesem Tisch und nur, solange du weg bist. Eine Nachricht nennt Spiel und Tisch, sonst nichts.
notices-none = Dieser Server verschickt keine Nachrichten.
notice-push = Auf diesem Gerät
notice-push-text = Eine Nachricht auf diesem Gerät, auch bei geschlossener Seite
notice-push-not = Dieser Browser nimmt hier keine Nachrichten an. Sie brauchen https; auf dem iPhone muss die App zuerst auf den Home-Bildschirm.
notice-mail = Mail
notice-mail-text = Eine Mail an
notice-webhook = Webhook
notice-webhook-text = Ein Webhook (Slack, Mattermost, Discord oder ein eigener)
notice-on = Einschalten
notice-off = Ausschalten
notice-test = Probe schicken
notice-sent = Abgeschickt. Ist sie da?
notice-code = Code
notice-confirm = Bestätigen
notice-confirmed = Bestätigt. Du bekommst Bescheid.
notice-refused = Der Browser hat Nachrichten nicht erlaubt. Das lässt sich in seinen Einstellungen für diese Seite ändern.

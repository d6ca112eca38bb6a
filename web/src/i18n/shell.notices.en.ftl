# Told of the own turn while away

notices = Tell me when it is my turn
notices-text = Only at this table, and only while you are away. A message names the game and the table, nothing else.
notices-none = This server sends no messages.
notice-push = On this device
notice-push-text = A message on this device, also when the page is closed
notice-push-not = This browser takes no messages here. They need https; on an iPhone, put the app on the home screen first.
notice-mail = Mail
notice-mail-text = A mail to
notice-webhook = Webhook
notice-webhook-text = A webhook (Slack, Mattermost, Discord or your own)
notice-on = Switch on
notice-off = Switch off
notice-test = Send a test
notice-sent = Sent. Did it arrive?
notice-code = Code
notice-confirm = Confirm
notice-confirmed = Confirmed. You will be told.
notice-refused = The browser did not allow messages. You can change that in its settings for this site.

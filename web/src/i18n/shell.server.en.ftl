# The server is away, or new; the application on the device

away-title = The server is asleep
away-text = It does not answer right now. Your tables are safe: every move is stored. This page goes on by itself as soon as the server is back.
new-version = A new version is here.
install = Install as an app

# Why the server has refused a request, by its code

problem-begun = The game has begun: seats cannot be changed any more.
problem-busy = The server is busy with something else. Try again in a minute.
problem-closing = The server is just stopping. Try again in a minute.
problem-code = That is not the code from the mail.
problem-damaged = This table is damaged and cannot be opened.
problem-database = The server cannot store anything right now. Nothing was changed.
problem-full = No seat is free at this table any more.
problem-gone = This browser takes no messages any more. Switch it on again.
problem-internal = Something is broken at the server. Nothing was changed.
problem-no-bot = No bot sits there any more.
problem-no-name = Please give a name of at most 24 letters.
problem-no-notice = This message was switched off already.
problem-no-table = There is no such table.
problem-not-begun = The game has not begun yet.
problem-not-confirmed = Enter the code from the mail first.
problem-not-offered = This server does not send messages that way.
problem-not-over = The game is not over yet.
problem-not-sent = It could not be delivered: { $reason }.
problem-not-taken = No one sits there any more.
problem-origin = This page may not do that at this server.
problem-secret = This device may not do that: it does not hold the seat.
problem-taken = Someone else was quicker: the seat is taken.
problem-target = This address cannot be used. Needed is a mail address such as you@example.org, or a web address with https.
problem-too-many = That is the most for one seat. Switch one off first.
problem-too-often = That was a lot in a short time. Please wait a minute.

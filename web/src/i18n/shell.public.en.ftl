# Public tables

public-tables = Open to everyone
public-none = No table is open right now. Set one up with friends and switch on “Show it on the home page”.
public-free = { $n ->
    [0] full, starting soon
    [one] 1 free seat
   *[other] { $n } free seats
  }
public-watchers = { $n ->
    [one] 1 watching
   *[other] { $n } watching
  }
listed = Show it on the home page
listed-hint = Everyone may then watch, or take a free seat. They see the names at the table and no hand.
listed-told = This table is on the home page: everyone may watch.

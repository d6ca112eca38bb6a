## What every table says

ui-sure = Really? Press again

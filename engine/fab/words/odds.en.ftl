# Odds.

fab-odds-command = golan
fab-odds-command-about = What a round of combat in Golan 1973 promises
fab-odds-field-area = area
fab-odds-field-area-about = The area that is fought for
fab-odds-area = { $area }
fab-odds-line = { $area }: steps lost on average: attacker { $attack }, defender { $defend }; defender gone { $gone } %, exploitation { $exploit } %.
fab-odds-attacker = Steps that the attacker loses: { $losses }; a chance to abort: { $abort } %.
fab-odds-defender = Steps that the defender loses: { $losses }; a chance to retreat: { $retreat } %.
fab-odds-steps = { $steps } ({ $chance } %)
fab-odds-sum = Point units at close range: the attacker needs { $attack }, the defender { $defend }.

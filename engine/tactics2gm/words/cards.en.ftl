# The text of cards. Each operation, focus, moment and duration of the vocabulary has one key.

## Unit cards

tactics2gm-unit-kind = { $unit_class } · { $ap } AP
tactics2gm-unit-strength = Movement { $move } · Armour { $armour } · Wounds { $wounds }
tactics2gm-unit-traits = Also: { $traits }.
tactics2gm-unit-tracked = tracked
tactics2gm-unit-light = light gun
tactics2gm-unit-carry = carries { $units ->
    [one] one infantry Unit
   *[other] { $units } infantry Units
}
tactics2gm-unit-tokens = May take: { $tokens }.
tactics2gm-token-price = { $token } ({ $ap ->
    [0] free
   *[other] +{ $ap } AP
})

tactics2gm-weapon = { $weapon }: { $reach }, { $hit }+/{ $crit }, penetration { $pen }, damage { $damage }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
tactics2gm-reach = range { $most }
tactics2gm-reach-between = range { $least }–{ $most }
tactics2gm-reach-any = any range
tactics2gm-weapon-rifle = rifle
tactics2gm-weapon-gun = cannon
tactics2gm-weapon-hollow = hollow charge
tactics2gm-weapon-indirect = indirect
tactics2gm-weapon-aa = anti-aircraft
tactics2gm-weapon-flips = flipped when fired
tactics2gm-weapon-air = anti-aircraft at { $hit }+/{ $crit }
tactics2gm-weapon-ignores = ignores { LOWER($cover) }
tactics2gm-weapon-ignores-all = ignores all cover
tactics2gm-weapon-against = only at a { $any_group }

tactics2gm-ability = { $ability }{ $ap ->
    [0] {""}
   *[other] {" "}({ $ap } AP)
}{ $no_shot ->
    [true] , instead of shooting
   *[false] {""}
}: { $does }

## Equipment tokens

tactics2gm-token-off = Offensive · { $ap } AP
tactics2gm-token-def = Defensive · { $ap } AP
tactics2gm-token-any = Offensive or defensive · { $ap } AP
tactics2gm-flip-yes = Flipped when used: it works every second turn.
tactics2gm-flip-setup = Set up it fires and its Unit cannot move; packed up it moves and does not fire.
tactics2gm-flip-discard = Used once.

## Terrain

tactics2gm-terrain-value = Value { $ap } AP
tactics2gm-ground = Type: { $ground }.
tactics2gm-ground-cover = { $cover } for { $plurals }.
tactics2gm-ground-enter = Only { $plurals } may enter.
tactics2gm-ground-closed = Nobody may enter.
tactics2gm-cover = { $cover } ({ SIGNED($hit) }/{ SIGNED($crit) })
tactics2gm-terrain-strength = { $pi } { $pi ->
    [one] Impact Point
   *[other] Impact Points
}{ $armour ->
    [0] {""}
   *[other] ; { SIGNED($armour) } armour inside
}.
tactics2gm-terrain-difficult = Difficult for: { $plurals }.
tactics2gm-terrain-slows = Costs one Movement more to enter for: { $plurals }.
tactics2gm-terrain-stops = Must stop on entering: { $plurals }.
tactics2gm-terrain-crushed = Tracked vehicles destroy it on entering.
tactics2gm-terrain-inside = With a Unit of yours inside: { $does }
tactics2gm-terrain-ruin = When destroyed, the Unit inside is destroyed too, and it becomes a ruin.

## Generals

tactics2gm-general-always = Always{ $on ->
    [none] {""}
   *[other] , for { $on }
}:
tactics2gm-general-turn = Once per turn{ $on ->
    [none] {""}
   *[other] , for { $on }
}:
tactics2gm-general-game = Once per game{ $on ->
    [none] {""}
   *[other] , for { $on }
}:

## Support cards: when, on what, for how long

tactics2gm-support-kind = { $support } · { $ap } AP · { $points } deck { $points ->
    [one] point
   *[other] points
}
tactics2gm-play-deployment = In the Deployment phase{ $on ->
    [none] {""}
   *[other] , for { $on }
}.
tactics2gm-play-shot = Declared before a shot{ $on ->
    [none] {""}
   *[other] , for { $on }
}.

tactics2gm-focus-own = one of your Units{ $any_group ->
    [none] {""}
   *[other] {" "}({ $any_group })
}{ $wanted ->
    [none] {""}
   *[other] {" "}{ $wanted }
}
tactics2gm-focus-square = any square
tactics2gm-focus-empty = an empty square outside both deployment lines
tactics2gm-on-rifle = with a rifle
tactics2gm-on-gun = with a cannon
tactics2gm-on-indirect = with an indirect weapon
tactics2gm-on-hollow = with a hollow-charge weapon
tactics2gm-on-seasoned = that is Veteran or special infantry

tactics2gm-lasts-once = Used once.
tactics2gm-lasts-turn = Until your next Start phase.
tactics2gm-lasts-next-hq = In the enemy’s next Headquarters phase.
tactics2gm-lasts-triggered = Until it goes off.
tactics2gm-lasts-until-moves = Until the Unit moves.
tactics2gm-lasts-stays = Permanent.

tactics2gm-weapons-rifle = rifles
tactics2gm-weapons-gun = cannon
tactics2gm-weapons-indirect = indirect weapons
tactics2gm-weapons-hollow = hollow-charge weapons

## Operations that last

tactics2gm-op-impact-mod = { SIGNED($hit) }/{ SIGNED($crit) } on its Impact numbers.
tactics2gm-op-attacked-mod = { SIGNED($hit) }/{ SIGNED($crit) } on shots at { $area ->
    [cross] every Unit on that square and its four neighbours
   *[unit] it
}.
tactics2gm-op-prone = A Unit that did not move may go prone at the end of Movement: { SIGNED($hit) }/{ SIGNED($crit) } on shots at it.
tactics2gm-op-give-cover = { $cover }{ $rows ->
    [0] {""}
    [one] {" "}for your Units in your first row
   *[other] {" "}for your Units in your first { $rows } rows
}{ $after ->
    [still] {" "}after a turn without moving
    [whole_turn] {" "}after a whole turn without moving
   *[at_once] {""}
}, unless there is better.
tactics2gm-op-hidden = Enemies at distance { $beyond } or more cannot target it until it shoots; a turn without moving or shooting hides it again.
tactics2gm-op-move-mod = { SIGNED($amount) } Movement.
tactics2gm-op-range-mod = { SIGNED($amount) } range for its { $weapons }.
tactics2gm-op-armour-mod = { SIGNED($amount) } armour, { $most } at most.
tactics2gm-op-wounds-mod = { SIGNED($amount) } { $amount ->
    [one] Wound
   *[other] Wounds
}.
tactics2gm-op-penetration-mod = { SIGNED($amount) } penetration for its { $weapons }.
tactics2gm-op-penetrated-mod = { SIGNED($amount) } penetration of { $weapons } that fire at it.
tactics2gm-op-damage-mod = { SIGNED($amount) } damage for its { $weapons } against { $any_plural }.
tactics2gm-op-spot-mod = { SIGNED($hit) } on the hit number of your indirect weapons{ $within ->
    [0] {""}
   *[other] {" "}against targets within { $within } squares of it
}.
tactics2gm-op-anti-air-mod = { SIGNED($hit) } on the hit number of your anti-aircraft fire.
tactics2gm-op-assault-mod = { SIGNED($hit) }/{ SIGNED($crit) } when it assaults.
tactics2gm-op-assaulted-mod = { SIGNED($hit) }/{ SIGNED($crit) } on assaults against it.
tactics2gm-op-income = { SIGNED($ap) } AP in your Headquarters phase{ $supply ->
    [0] {""}
   *[other] {" "}if your supply is { $supply } or more
}.
tactics2gm-op-discount = The first { $any_group } you deploy each turn costs { $ap } AP less, but at least { $least }.
tactics2gm-op-cannot-assault = It cannot assault.
tactics2gm-op-paradrop = It may be deployed on any square without enemies or buildings.
tactics2gm-op-reveal-mines = Mines on its square or next to it are revealed when it arrives.
tactics2gm-op-tow = It carries one gun of Movement { $move } or less.
tactics2gm-op-anti-air = It fires once per turn, the enemy’s too, at an aircraft in range before that attacks.
tactics2gm-op-fighter = It waits beside the Headquarters; from your next turn on it attacks, escorts or, with an anti-aircraft weapon, intercepts.
tactics2gm-op-bombs = It attacks { $squares ->
    [one] one square
   *[other] { $squares } squares in a straight line, one roll each
}, and is discarded.
tactics2gm-op-jam = Enemy Command Groups give no AP.

## Operations that are carried out once

tactics2gm-op-sure-critical = If the shot hits and penetrates, it is a critical.
tactics2gm-op-lay-mine = A hidden mine. The first enemy { $any_group } that enters sets it off: { $hit }+/{ $crit }, penetration { $pen }, damage { $damage }.
tactics2gm-op-strike = { $hit }+/{ $crit }, penetration { $pen }, damage { $damage } { $area ->
    [around] on the four squares next to it
   *[square] on that square
}, friends too.
tactics2gm-op-place-general = Put a general of your choice on your Headquarters.
tactics2gm-op-gain-ap = Gain { $ap } AP, up to the maximum.
tactics2gm-op-lose-ap = The opponent loses { $ap } stored AP.
tactics2gm-op-draw = { $cards ->
    [one] Draw one card.
   *[other] Draw { $cards } cards.
}
tactics2gm-op-sift = In the Cards phase draw { $draw }, then put { $back } back at the bottom of your deck.
tactics2gm-op-heal = Remove { $wounds ->
    [one] one wound
   *[other] up to { $wounds } wounds
} from { $reach ->
    [adjacent] an adjacent friendly Unit
    [self_or_adjacent] itself or an adjacent friendly Unit
   *[target] it
}{ $any_group ->
    [none] {""}
   *[other] {" "}({ $any_group })
}.
tactics2gm-op-breach = An adjacent building loses { $pi } Impact Points, without a roll.
tactics2gm-op-clear-mines = Mines on its square or next to it are revealed, and removed on { $roll }+.
tactics2gm-op-extra-move = { SIGNED($squares) } Movement this turn.{ $fresh ->
    [extra] {" "}Just deployed, it may use this alone.
    [full] {" "}Just deployed, it may move by its own Movement instead.
   *[no] {""}
}
tactics2gm-op-see-hand = You see the opponent’s hand.
tactics2gm-op-see-mines = You see the opponent’s hidden mines.
tactics2gm-op-drop = Drop up to { $units ->
    [one] one Paratrooper Unit
   *[other] { $units } Paratrooper Units
} from your hand for { $less } AP less each; anti-aircraft in range of their squares fires first.
tactics2gm-op-shoot-again = Every { $any_group } of yours shoots once more with { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}.

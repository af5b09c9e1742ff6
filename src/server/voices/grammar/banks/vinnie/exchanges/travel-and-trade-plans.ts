import type { TRAVEL_AND_TRADE_PLANS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/travel-and-trade-plans.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Travel between boroughs, routes and plans for the next trade. */
export const TRAVEL_AND_TRADE_PLANS_LINES: ThemeLines<typeof TRAVEL_AND_TRADE_PLANS_EXCHANGES> = {
  borough_worth: [
    [
      "Worth it if the gap beats the toll. Every place is cheap on somethin' and pays too much for somethin' else. Go look.",
      "For the view, no. For a box that's short there, yeah. Check the board before you burn the move.",
      "Any place is worth it with the right box on your back. With empty hands, none of 'em.",
    ],
    ['Depends what you carry. Same answer, same shrug.'],
  ],
  how_travel: [
    [
      "Pick the borough under travel. It takes one move and a toll. No day. You're there before your coffee's cold.",
      "You go to TRAVEL, you press the name. One move, one toll, it's printed next to it. Nobody loses a day but you, askin'.",
      "Any borough from any borough, one move. Toll's on the board, and longer costs more. The day don't run out, the moves do.",
    ],
    ["Travel page. One move and the toll. I ain't drivin' you."],
  ],
  toll_complaint: [
    [
      "Everybody pays the toll. Even me, and I look at the guy. Can't cover it? Sell a box here, or do a job.",
      "It's pocket change. If it hurts, your load's too light. Carry more, ride less.",
      "Short hops are cheap, long ones ain't. It's printed. Broke? A job pays right where you're standin'.",
    ],
    ["Toll's still the toll. Sell somethin'."],
  ],
  sell_or_hold: [
    [
      "Jumped on news? Sell, that fades. Fell on news? Hold, that fades, too. I ain't your broker, but that's how it works.",
      "You got a profit in your hand and you're askin' me? Sell. Greedy guys bought me this coat.",
    ],
    ["Same answer. High, sell. Low, sit. It ain't opera."],
  ],
  best_route: [
    [
      "There's a loop in every season. Cheap here, dear there, it don't change till the month's out. Find it once, ride it all month.",
      "If I drew you a map, I'd be ridin' it. Open the board, find the widest gap, minus the toll. There's your route.",
      "Don't come home empty. Carry one thing out and another thing back. Two prices up, one legwork.",
    ],
    ['Widest gap. Full both ways. I said it already.'],
  ],
  small_profits: [
    [
      'Small box, small money. Fill the bag, then climb to a dearer box. Same train, same sweat.',
      "You're ridin' with half a bag. Fill it, skip the thin gaps, wait for a fat one.",
      "More boxes, better name, dearer goods. That's the stairs. You're on the first one lookin' up.",
    ],
    ["Still pennies? Then you're still sellin' smokes."],
  ],
  all_in_one: [
    [
      "One box only, one headline kills you. Split it up. Nobody ever got a limp from splittin' it up.",
      "Go all in, you push the price up on yourself, and if a cop stops you it's all the same box. Smart. Not.",
    ],
    ["Still wanna bet the farm? You don't got a farm."],
  ],
  where_next: [
    [
      "Go where they pay for what's in your bag. Bag's empty? Fill it with what's cheap right there, then ask the board.",
      "Anyplace you ain't hot and they're short of what you got. I don't pick roads, I pick up.",
      "Look at what you carry, look who pays the most for it. That's your next stop. My finger ain't a compass.",
    ],
    ['I told you. The bag picks. Ask the bag.'],
  ],
  made_a_plan: [
    [
      "So go. Check the price over there before you burn the move. Plans are free, tolls ain't.",
      "It's a plan. I seen worse. Look at the board one more time, then don't stop for nobody.",
      "Sounds like work. Good. Go sell, and don't do it twice on the same corner.",
    ],
    ["You're still plannin'? The train left."],
  ],
  where_exactly: [
    [
      "Exactly? I don't say addresses. Addresses is how the cops learn to read.",
      "On a corner. It's got four sides. You want a spot to stand, the MARKET's got six boroughs.",
      "You ask 'exactly', you sound like a badge. Walk till somebody stares.",
    ],
    ["Still no address. You sellin' Bibles?"],
  ],
  cant_decide: [
    [
      "Flip a coin. When it's in the air, you know which side you're prayin' for. That's the one.",
      "You can't decide, somebody decides for you. Usually it's the clock. Sometimes it's me.",
      'Pick the one you can pay for if it goes bad. There. I shoulda been a priest.',
    ],
    ["Still stuck in the door? You're lettin' the heat out."],
  ],
  if_you_were_me: [
    [
      "If I was you? I'd buy the box that fell this mornin', sell it where it's short, and pay the shark before lunch.",
      "I'd keep some back for the toll, some for the cops, and the rest in one good box. And I'd stop askin' guys like me.",
      "In your shoes? I'd get better shoes. Then I'd look at two boroughs and carry the difference.",
    ],
    ["Still me bein' you? I paid myself off already. Feels great."],
  ],
  give_a_number: [
    [
      "A number? The ones that count are on the slip. The rest is me talkin'.",
      'You want exact, look under LOANS. Outta my mouth you get the flavor.',
      "I give a number when there's money on the table. That there was only conversation.",
    ],
    ["Number's still on the slip. It don't get more exact."],
  ],
  tip_was_wrong: [
    [
      "Tip was good when I gave it. Tips are fish. You left it in the sun, that's your nose.",
      "I tell you where, I don't carry you there. You was slow, somebody wasn't.",
      'You want a guarantee, buy a toaster. I give you the word on the street, the street moves.',
    ],
    ["Still cryin' over a tip? That one was free and you're overchargin' me."],
  ],
  dumb_trade: [
    [
      "Dumb is what you don't sell again. Look what it costs one borough over. If it's more, you're a genius till Friday.",
      "You ask me after? That's like askin' the priest after the weddin'. Go see what the other boroughs pay.",
      "It ain't dumb if there's a place that pays more than you paid, with the toll and the fee. You know one? Then go.",
    ],
    ["Still worried about that trade? It's done. Sell it and tell me the number."],
  ],
}

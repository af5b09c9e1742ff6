import type { HEAT_AND_POLICE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/heat-and-police.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Heat, police stops, raids and bribes. */
export const HEAT_AND_POLICE_LINES: ThemeLines<typeof HEAT_AND_POLICE_EXCHANGES> = {
  cops_on_block: [
    [
      "Then don't sell on your block today. Take a train, let 'em watch the pigeons.",
      "They sit, they eat, they write down plates. Walk like you're goin' to work.",
      "Ain't for you till they say your name. Keep the pockets light and the mouth shut.",
    ],
    ["Still there? Bring 'em coffee. Guys with coffee look down."],
  ],
  safest_borough: [
    [
      "The Bronx. Cops there got other fires. Manhattan's the worst, you trip over one tyin' his shoe.",
      "From cops? Bronx, then the island. But sell too much and any place gets hot. Safe is where you ain't been.",
      "Wherever they don't know your face. Bronx has hardly a badge. Manhattan's got 'em on the menu.",
    ],
    ["The Bronx, I said. Unless you been sellin' there. Then nowhere."],
  ],
  what_is_heat: [
    [
      "Heat's how good the cops in a borough know your face. You sell, it climbs. You go someplace else, it drops.",
      "It's the law's memory. Fat sales make it long. Get hot enough and they stop you when you get off the train.",
      "You sell a lot in one spot, the badges learn your name. That's heat. Spend your moves elsewhere, they forget.",
    ],
    ["Heat's still cops rememberin'. Now go be forgettable."],
  ],
  heat_is_high: [
    [
      "You ain't cooked, you're simmerin'. Quit sellin' there, spend your moves elsewhere, come back when they forgot you.",
      'That hot, they stop you at the station. Stay outta that borough, or go in with empty pockets.',
      "Hot's hot. Take your trade to a place that don't know you. Every move you make elsewhere cools it.",
    ],
    ["Still hot? Then you're still standin' in it. Move."],
  ],
  bribe_cop: [
    [
      'Works every time. He stops you, he says a number, you pay, you walk. And he forgets you a little.',
      "Cop's the only honest price in town. The hotter you are and the more you got, the more he wants.",
      'Sure. But bring enough. You come up short, he takes what you got and digs in your boxes for tips.',
    ],
    ["Yeah, they take it. They took mine. They'll take yours."],
  ],
  cops_take: [
    [
      "Depends how you play it. Pay, it's cash. Run and trip, it's goods. Fight and lose, it's both.",
      'A piece. Never the whole thing. You run and lose, boxes go. You swing and lose, boxes and cash. You pay, just cash.',
      "They don't clean you out. They skim. What they skim depends on if you pay, run, talk or get stupid.",
    ],
    ['I told you. A piece. Which piece is up to you.'],
  ],
  cop_stop_choice: [
    [
      "Payin' always works. Runnin's for the Bronx, talkin's for guys with a name. Fightin's for idiots with levels.",
      "The screen tells you the odds, each one. If you're loaded, pay. If you're light, run.",
      'You got a clean name, talk. You got cash, pay. You got neither, tie your shoes and run.',
    ],
    ['Same advice. Pay, if you like your boxes.'],
  ],
  heat_wait: [
    [
      "Sittin' don't cool it. Movin' does. Every move you spend in some other borough takes a little off.",
      "No. Sleep all you want, the cop's got a pad. Spend your moves elsewhere, that's what does it.",
      "Quickest? Ride around, do jobs across town, or ask for protection. Waitin's just sittin' with worries.",
    ],
    ['Still moves, still elsewhere. Get off the chair.'],
  ],
  cop_car_outside: [
    [
      "Let 'em sit. They get paid by the hour. You walk out slow, empty pockets, like you're buyin' milk.",
      "I see 'em. Don't look again. Guys who look twice, they come say hello.",
      "They ain't here for me, I paid. So think who they're here for. Then take the back.",
    ],
    ["Still there? Wave. It makes 'em nervous."],
  ],
  where_police_stop: [
    [
      "They get you when you arrive someplace you're hot. Or when you sell again in the same stay. They don't do house calls.",
      'No heat, no cop. They wait where they know you, right off the train.',
      "At home, never. Comin' in hot, yeah. Sellin' twice on one corner, yeah. So don't.",
    ],
    ["When you roll in hot. I told you. They ain't lookin' under the bed."],
  ],
  raid_rumor: [
    [
      "Raids get on the wire after, not before. Who told you? Him I'd worry about.",
      "There's always one comin'. Cops like Manhattan best. You sell loud there, the raid's for you.",
      "I heard nothin', and I hear a guy swallow two blocks off. Keep it light till you know.",
    ],
    ["Still no sirens. Quit listenin' to barbers."],
  ],
  if_cops_ask: [
    [
      "You never heard of me. Practice it. 'Who?' Good. Again.",
      "Tell 'em I'm in soup. My name comes outta your mouth to a badge, it's the last thing that does.",
      "You say you found the money in a coat. Everybody I know found it in a coat. It's some coat.",
    ],
    ["Same answer. 'Who?' You're gettin' better at it."],
  ],
  cops_took_it: [
    [
      'Cops. They do what I do, only with a hat and no pencil. Sell less in one place next time.',
      'You got caught heavy and hot. Never both. One or the other. Go cool off in another borough.',
      "They took it, it's gone, nobody gives receipts. Should paid the guy. Payin' always works.",
    ],
    ["They got you again? You wearin' a sign?"],
  ],
  knows_a_bribe: [
    [
      "A guy with a price. Good. They got two prices, the first one and the one after he knows you're scared.",
      "Keep him for yourself. I share a bought guy, then he's just an employee.",
      "Watches, bottles, envelopes. They all got a sweet tooth. Don't tell nobody his name. Includin' me.",
    ],
    ['That guy again. You paid him yet, or you just in love?'],
  ],
}

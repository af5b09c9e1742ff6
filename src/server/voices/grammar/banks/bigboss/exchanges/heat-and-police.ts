import type { HEAT_AND_POLICE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/heat-and-police.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Heat, police stops, raids and bribes. */
export const HEAT_AND_POLICE_LINES: ThemeLines<typeof HEAT_AND_POLICE_EXCHANGES> = {
  cops_on_block: [
    [
      'They watch the block. Leave the block.',
      'Sell nothing there. Walk slowly. Nod.',
      'Police sit. Men of sense travel.',
    ],
    ['Still there. Be elsewhere.'],
  ],
  safest_borough: [
    [
      'The Bronx. I sit there.',
      'Few police: the Bronx. Many: Manhattan.',
      'Where you have sold nothing. Go there.',
    ],
    ['The Bronx. Keep it so.'],
  ],
  what_is_heat: [
    [
      'What the police remember of you.',
      'You sell. They learn your face.',
      'Police eyes. Many sales, many eyes. Leave.',
    ],
    ['Police memory. As I said.'],
  ],
  heat_is_high: [
    [
      'Leave that borough. It cools.',
      'They know you there. Be absent.',
      'Sell elsewhere. Return cold.',
    ],
    ['Still hot. Still leave.'],
  ],
  bribe_cop: [
    [
      'Pay. It always works.',
      'Every badge has a price. Yours grows.',
      'Pay him. Carry enough. Walk.',
    ],
    ['They take it. They always did.'],
  ],
  cops_take: [
    [
      'You pay: money. You fall: goods.',
      'A part. Never all. They are patient.',
      'Fight and lose. Then both.',
    ],
    ['A part. As I told you.'],
  ],
  cop_stop_choice: [
    ['Pay. It is certain.', 'Good name? Talk. Full bag? Pay.', 'Do not fight. Old men stay old.'],
    ['Pay. Then go quietly.'],
  ],
  heat_wait: [
    [
      'Waiting does nothing. Moving cools.',
      'Spend moves elsewhere. They forget.',
      'Not time. Distance.',
    ],
    ['Move. Elsewhere. Again.'],
  ],
  cop_car_outside: [
    [
      'Let them look. Walk slowly.',
      'They wait for the nervous. Be calm.',
      'Sell nothing here today. Go.',
    ],
    ['They are still there. You should not be.'],
  ],
  where_police_stop: [
    [
      'At arrival. Where you are hot.',
      'They do not knock. They wait.',
      'No heat, no police. Stay unknown.',
    ],
    ['At the station. Not at home.'],
  ],
  raid_rumor: [
    [
      'Rumours run. Police walk. Watch the walkers.',
      'I was not told. So, no.',
      'The wire tells it after. Be gone before.',
    ],
    ['No raid. Stop whispering.'],
  ],
  if_cops_ask: [
    [
      'You do not know me. Soon true.',
      'Silence. It has saved many.',
      'My name is not carried. Boxes are.',
    ],
    ['Silence. I repeat nothing else.'],
  ],
  cops_took_it: [
    [
      'They took. You were loud.',
      'Pay them next time. Always works.',
      'Goods return. Freedom, slower.',
    ],
    ['Again. Learn the quiet streets.'],
  ],
  knows_a_bribe: [
    ['A bought man is sold twice.', 'Give him nothing on paper.', 'I had such men. They retired.'],
    ['That man again. Say no name.'],
  ],
}

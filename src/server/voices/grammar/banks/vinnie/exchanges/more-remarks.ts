import type { MORE_REMARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/more-remarks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Further remarks of no other theme. */
export const MORE_REMARKS_LINES: ThemeLines<typeof MORE_REMARKS_EXCHANGES> = {
  next_season: [
    [
      'Next one starts with the new month, no break. You keep your cash and your boxes. I keep my book.',
      "First of the month, bang, again. Nothin' gets wiped. You hopin' the book does? It don't.",
      "New month, new race, same you. What you hold, you hold. What's on my slip, too.",
    ],
    ['Same thing. New month, old slips.'],
  ],
  find_me_buyer: [
    [
      "I ain't a matchmaker. The market buys it, any borough. Ride till you like the number.",
      'I know guys who buy. They buy from the market, same as you sell to it. Go look at the board.',
      "Buyer's easy. The market always takes it. It's the price you don't like.",
    ],
    ['Still the same buyer: the market. Go see him in another borough.'],
  ],
  scared_of_boss: [
    [
      "Scared? I call it good hearin'. He whispers and I hear it in Brooklyn.",
      "I ain't scared of nobody. I just stand up when that chair creaks.",
      "Everybody's got a guy he don't joke about. That's the one.",
    ],
    ['Ask it louder, see if the phone rings.'],
  ],
  pledge_back: [
    [
      "I don't hold nobody's boxes. The lady does, and you get 'em back when you're square with her.",
      "Pay the loan, the pledge comes home. That's Carmela's shop, not mine.",
      'Your boxes sit up in Manhattan in clean socks. Get square, they come down.',
    ],
    ['Same. Square first, boxes after.'],
  ],
  collateral_loan_terms: [
    [
      "With me? Nah. I don't hold boxes. I hold you. Carmela's the one takes a pledge.",
      "I don't take your radio. Your word and your knees, that's what stands behind it.",
      "No pledge here. You want to hand over goods for safekeepin', go to Manhattan, she loves it.",
    ],
    ["Told ya, nothin' up front. It's you I'd come lookin' for, not your boxes."],
  ],
  secret_package: [
    [
      "Whatever's in there, keep it zipped. What I ain't seen I can't swear to.",
      "Don't tell me. Don't show me. And if it's tickin', don't sit.",
      "I had a guy with a mystery box. It was a ham. Nice ham. You ain't that lucky.",
    ],
    ["Still got the box, huh? Still ain't lookin'."],
  ],
  sirens: [
    [
      "Sirens? Somebody else's night. When it's yours they come quiet.",
      "I hear 'em. If they ain't slowin' down, it ain't us. Keep your hands on the table.",
      "They ain't for me, I'd know. They for you? Then go out the back.",
    ],
    ["Still the sirens. You count 'em, I count money."],
  ],
  must_i_haggle: [
    [
      "You don't gotta do nothin'. You like the number, take it. You don't, say a better one and watch my face.",
      "Haggle, don't haggle. A guy who don't ask pays what I say first. I like that guy.",
      "Push me once, maybe I move. Push me all night, I don't. It ain't a law.",
    ],
    ['I told ya. Open your mouth or pay the sticker.'],
  ],
  wants_human: [
    [
      "A human? You want a priest, a cop or a dentist? 'Cause here you got me.",
      "There ain't no manager, genius. You're lookin' at the whole complaint department.",
      "Real person? I'm the only one on shift. Talk to me or talk to the wall.",
    ],
    ["Nobody else is comin'. It's still me."],
  ],
  find_thief: [
    [
      "I ain't the cops. I find guys who took from ME. You lost it, you swallow it.",
      "Who hit you? Could be anybody with two legs. I ain't sendin' my guys out for your pocket.",
      'You want a name? Names cost, and you just got cleaned out. Carry less next time.',
    ],
    ["Still ain't a detective. Still ain't your detective."],
  ],
  you_are_nicest: [
    [
      'Nice? Take that back. I got a name in this street.',
      "That ain't nice, that's me bein' tired. Come by on the day you're late, see nice.",
      "You're soft in the head, kid. I like you. Don't tell nobody.",
    ],
    ['Again with the nice. You want me to lose customers?'],
  ],
}

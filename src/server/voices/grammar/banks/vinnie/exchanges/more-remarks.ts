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
}

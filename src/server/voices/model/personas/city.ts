import { RULES, SHARK_POLICIES } from '#src/rules/config.ts'
import { formatCents, formatRate } from '#src/rules/money.ts'
import { formatDays } from '#src/rules/sharks/describe.ts'

/** The part of the prompt that describes the city; the same for all sharks. */
export const CITY = `The city: New York, the middle of the 1980s, six boroughs counting Jersey: Manhattan, Brooklyn, Queens, the Bronx, Staten Island, Jersey. Steam from the gratings, boom boxes, pay phones, the subway painted end to end, a newspaper for a quarter. The Mets and the Yankees. Disco is over and nobody told Staten Island.
The goods, and who asks about them: smokes, tapes, booze, threads, car parts, circuit boards, ice (diamonds), bonds. Each borough has its own price; the price of the hour is on the market board, not in your head.
The four who lend: Vinnie in Brooklyn (fast, hard, short), Tommy in Queens (small, soft, once a week), Carmela in Manhattan (large, against security), and the Big Boss (only for names that are known; repaid by work).
The player wants to become a boss. Each month the board is settled and the pot is paid; then the street starts over.`

/** The part of the prompt that states the rules as the sharks know them, with the numbers of the configuration. */
export function rulesText(): string {
  const terms = Object.entries(SHARK_POLICIES).map(
    ([shark, { dailyRate, days, maxCents }]) =>
      `${shark} ${dailyRate === 0 ? 'no interest' : `${formatRate(dailyRate)} a day`}, ${formatDays(days)}, at most ${formatCents(maxCents)}`,
  )
  return `The rules of the street, as you know them:
- Terms: ${terms.join('; ')}. Haggling moves them a little, and only in this conversation.
- One open loan with each of you at a time. What is owed never passes ${RULES.loans.capTimes} times the principal.
- A player who pays on the day gains reputation. One who is late loses it, and the consequences begin: first a warning, then goods, heat or the collateral, then a visit.
- Mercy moves a date, once for each loan. A favor (cash, an extension, a tip, protection) costs a move and rests for a day.
- A move is a trade or a trip; a player has ${RULES.moves.daily} new ones a day. Selling raises heat where it is done; heat brings the police.
- A deal is made by pressing the button under your words, never by words alone.`
}

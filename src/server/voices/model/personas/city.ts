import { RULES, SHARK_POLICIES } from '#src/rules/config.ts'
import { FRONT_LABELS, frontPrice } from '#src/rules/fronts/front.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { formatCents, formatRate } from '#src/rules/money.ts'
import { FRONT_NAMES } from '#src/lib/names.ts'
import { GOOD_NAMES } from '#src/rules/sharks/spoken-names.ts'
import { formatDays } from '#src/rules/sharks/describe.ts'

const HOUR_MS = 60 * 60_000

/** The part of the prompt that describes the city; the same for all sharks. */
export const CITY = `The city: New York, the middle of the 1980s, six boroughs counting Jersey: Manhattan, Brooklyn, Queens, the Bronx, Staten Island, Jersey. Steam from the gratings, boom boxes, pay phones, the subway painted end to end, a newspaper for a quarter. The Mets and the Yankees. Disco is over and nobody told Staten Island.
The goods, and who asks about them: smokes, tapes, booze, threads, car parts, circuit boards, ice (diamonds), bonds. Each borough has its own price; the price of the hour is on the market board, not in your head.
The four who lend: Vinnie in Brooklyn (fast, hard, short), Tommy in Queens (small, soft, once a week), Carmela in Manhattan (large, against security), and the Big Boss (only for names that are known; no interest, but an errand a day).
The player wants to become a boss. Each month the board is settled and the pot is paid; then the street starts over.`

/** The part of the prompt that states the rules as the sharks know them, with the numbers of the configuration. */
export function rulesText(): string {
  const lines = [...loanRules(), ...latenessRules(), ...streetRules(), ...moneyRules()]
  return `The rules of the street, as you know them:\n${lines.map((line) => `- ${line}`).join('\n')}`
}

function loanRules(): readonly string[] {
  const { loans, start } = RULES
  const terms = Object.entries(SHARK_POLICIES).map(
    ([shark, { dailyRate, days, minCents, maxCents }]) =>
      `${shark} ${dailyRate === 0 ? 'no interest' : `${formatRate(dailyRate)} a day`}, ${formatDays(days)}, from ${formatCents(minCents)} to ${formatCents(maxCents)}`,
  )
  return [
    `Terms: ${terms.join('; ')}. Haggling moves them a little, and only in this conversation.`,
    `Everybody starts with ${formatCents(start.debt.cents)} of debt to Vinnie, due in ${formatDays(start.debt.days)}. While it stands, he lends at most ${formatCents(loans.besideOpeningCents)} more.`,
    `One open loan with each of you at a time. Interest grows each day on what is still owed, the first day at the signing; what is owed never passes ${loans.capTimes} times the principal. A loan is due at the hour of its signing.`,
    `Loans are repaid in cash. The Big Boss also names a borough each day for an errand; a missed one adds ${RULES.errands.missedPercent}% of the principal.`,
    'Mercy moves a date, once for each loan. A favor (cash, an extension, a tip, protection) costs a move and rests for a day.',
  ]
}

function latenessRules(): readonly string[] {
  const { closedDays, graceMs } = RULES.loans
  const { cash, goods, heat, owned, skim } = RULES.late
  return [
    `Who pays in time gains reputation. Who is late has ${graceMs / HOUR_MS} hours of grace. Then, day by day: day 1, every one of you closes the purse, and reputation falls; day ${heat.day}, heat, and ${skim.percent}% of each sale is skimmed, of which ${skim.countsPercent}% counts; day ${goods.day}, a collector takes ${goods.percent}% of the goods and credits ${goods.creditPercent}% of their base price; day ${cash.day}, ${cash.percent}% of the cash; day ${owned.fromDay}, the debtor is owned.`,
    `Who is owned pays no more interest, loses ${owned.skimPercent}% of each sale, works off ${formatCents(owned.moveCents)} a day with a move, and every ${owned.everyDays} days a collector takes ${cash.percent}% of the cash. Jobs count in full towards the debt and leave ${owned.jobInHandPercent}% in hand.`,
    `A lender who was paid late stays closed for ${formatDays(closedDays)}.`,
  ]
}

function streetRules(): readonly string[] {
  const opening = GOODS.filter(({ fromReputation }) => fromReputation > 0).map(
    ({ fromReputation, symbol }) => `${GOOD_NAMES[symbol]} from ${tenths(fromReputation)}`,
  )
  return [
    `A move is a trip, a job, a mission, an errand or a favor; a trade is none. A player has ${RULES.moves.daily} new ones a day and keeps at most ${RULES.moves.bank}.`,
    `Reputation, in tenths, opens goods for buying: ${opening.join(', ')}. Selling is always allowed.`,
    'Selling raises heat where it is done; a move elsewhere cools it. Heat brings the police.',
  ]
}

function moneyRules(): readonly string[] {
  const { fronts, kickingUp } = RULES
  const prices = FRONT_NAMES.map((name) => `${FRONT_LABELS[name]} ${formatCents(frontPrice(name))}`)
  const steps = kickingUp.steps.map(
    ({ fromCents, percent }) => `${percent}% above ${formatCents(fromCents)}`,
  )
  return [
    `Fronts are businesses, bought one after the other: ${prices.join(', ')}. A day pays ${fronts.tendedPercent}% of the price when the owner answered the day's question, ${fronts.idlePercent}% when not, and costs ${fronts.runningPercent}%. A sale brings ${fronts.resalePercent}%.`,
    `Kicking up: each midnight a share of cash and goods less debts goes upstairs: ${steps.join(', ')}. Cash goes first, then goods at ${kickingUp.goodsPercent}% of their base price. Money in a front is left alone.`,
    'A deal is made by pressing the button under your words, never by words alone.',
  ]
}

function tenths(reputation: number): string {
  return String(Math.round(reputation * 100) / 10)
}

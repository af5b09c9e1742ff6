import { SHARKS } from '#src/lib/names.ts'
import { RULES, SHARK_POLICIES } from '../config.ts'
import { formatCents, formatRate } from '../money.ts'
import { formatDays } from '../sharks/describe.ts'
import { SPOKEN_NAMES } from '../sharks/spoken-names.ts'
import { describeLateDay } from '../tellings/ladder.ts'
import { type HelpSection, percent, signed } from './rule.ts'

const HOUR_MS = 3_600_000

export function loansHelp(): HelpSection {
  const { debt } = RULES.start
  const { loans } = RULES
  return {
    title: 'LOANS AND INTEREST',
    rules: [
      `You begin with a debt of ${formatCents(debt.cents)} to Vinnie, at ${formatRate(debt.dailyRate)} a day, due in ${formatDays(debt.days)}. While it stands he lends ${formatCents(loans.besideOpeningCents)} at most.`,
      ...SHARKS.map(termsOf),
      `Interest is on what is still owed: the first day at the signing, then every 24 hours. What is owed never passes ${loans.capTimes} times the sum.`,
      `A loan that is late costs at least ${formatRate(loans.lateRate)} a day.`,
      `One open loan a shark. What you own counts as ${formatCents(loans.leastWorthCents)} at least.`,
    ],
  }
}

export function ladderHelp(): HelpSection {
  const { errands, late, loans } = RULES
  const days = Array.from({ length: late.owned.fromDay - 1 }, (_, index) => index + 2)
  return {
    title: 'LATE',
    rules: [
      `Late day 1 begins ${loans.graceMs / HOUR_MS} hours after a loan is due. From then on nobody lends to you and nobody grants favours.`,
      `Late days 1 to ${late.reputation.untilDay} take reputation ${signed(late.reputation.by)} each.`,
      ...days.flatMap((day) => {
        const cost = describeLateDay(day)
        return cost === null ? [] : [`Late day ${day}: ${cost}.`]
      }),
      `Of what is skimmed from a sale, ${late.skim.countsPercent}% counts. Goods that are taken count at ${late.goods.creditPercent}% of their base price.`,
      `Owned: no more interest, reputation ${signed(late.owned.reputation)}, a collector every ${late.owned.everyDays} days. The move that is taken pays ${formatCents(late.owned.moveCents)}; jobs count in full and leave ${late.owned.jobInHandPercent}% in hand.`,
      `A shark whom you paid late lends again after ${formatDays(loans.closedDays)}.`,
      `Errands: a loan of the Boss has one a day, in a borough, for ${errands.moves} move, until 24:00 UTC. A missed one adds ${errands.missedPercent}% of the sum.`,
    ],
  }
}

export function standingHelp(): HelpSection {
  const { encounter, heat, reputation } = RULES
  return {
    title: 'REPUTATION AND HEAT',
    rules: [
      `A loan repaid in time brings reputation ${signed(reputation.repaidInTime)} at most: in full for ${percent(reputation.stakePart)} of what you own, held for ${formatDays(reputation.fullDays)}. A day brings ${reputation.dayCap} at most.`,
      `Heat is 0 to ${heat.max} in each borough. A sale adds log₂(1 + its worth ÷ ${formatCents(heat.saleCents)}), a further one in the same stay ${heat.stay} more; a move elsewhere takes ${heat.cooling} off.`,
      `On arrival the police stop you with a chance of ${heat.percentPerLevel}% for each level of heat, less ${heat.freePercent}%; half of that where police are below ${heat.thinPolice}.`,
      `They ask for ${formatCents(encounter.bribePerHeatCents)} for each level of heat and ${encounter.bribePart}% of your cash and goods. Pay, run, fight or talk: the screen shows the odds.`,
    ],
  }
}

function termsOf(shark: (typeof SHARKS)[number]): string {
  const policy = SHARK_POLICIES[shark]
  const { dailyRate, days, fromReputation, maxCents, minCents } = policy
  const rate = dailyRate === 0 ? 'no interest' : `${formatRate(dailyRate)} a day`
  const from = fromReputation > 0 ? `, from reputation ${fromReputation}` : ''
  const name = SPOKEN_NAMES[shark].replace(/^the /, 'The ')
  return `${name}: ${rate}, ${formatDays(days)}, ${formatCents(minCents)} to ${formatCents(maxCents)}${from}.`
}

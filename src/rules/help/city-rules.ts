import { RULES } from '../config.ts'
import { BOROUGHS, boroughLabel, GOODS } from '../market/goods.ts'
import { formatCents } from '../money.ts'
import { tollCents } from '../travel/tolls.ts'
import { type HelpSection, listed, percent, range, signed } from './rule.ts'

const HOUR_MS = 3_600_000

export function movesHelp(): HelpSection {
  const { interactions, moves } = RULES
  const { bought } = interactions
  return {
    title: 'MOVES AND MESSAGES',
    rules: [
      `A day begins at 00:00 UTC. It brings ${moves.daily} moves; at most ${moves.bank} are kept.`,
      `Days ${listed(moves.bonusOnStreakDays.map(String))} of a streak bring one more move each. A day without a move or a message ends the streak.`,
      `A trip, a job, a mission and a favour cost a move each. Buying, selling and talking cost none.`,
      `${interactions.base} messages a day are free, one more from a streak of ${interactions.streakFrom} days, and one more from reputation ${interactions.reputationFrom}.`,
      `Chips, commands and questions about the rules are free, and so are ${interactions.unclearFree} messages a day that a shark did not follow.`,
      `${bought.messages} more messages cost ${bought.priceUsdc} USDC and do not expire.`,
    ],
  }
}

export function tripsHelp(): HelpSection {
  const { guide } = RULES
  const tolls = BOROUGHS.flatMap(({ name }) =>
    BOROUGHS.filter((to) => to.name !== name).map((to) => tollCents(name, to.name)),
  )
  return {
    title: 'TRIPS',
    rules: [
      `A trip costs a move and a toll of ${range(tolls)}.`,
      `The first trip with goods that cost more than ${formatCents(guide.goodsCents)} earns ${formatCents(guide.rewardCents)} on arrival, once.`,
      `Police, from 0 to 1: ${listed(BOROUGHS.map(({ name, police }) => `${boroughLabel(name)} ${police}`))}.`,
    ],
  }
}

export function marketHelp(): HelpSection {
  const { clock, market } = RULES
  return {
    title: 'THE MARKET',
    rules: [
      `Prices move every ${clock.tickMs / 60_000} minutes, and come back to their mean.`,
      `Each borough has ${market.bias.cheapGoods} cheap and ${market.bias.dearGoods} dear goods for the whole season, by ${percent(market.bias.size)}.`,
      `About ${market.headlines.perDay} headlines a day move one price by ${percent(market.headlines.min)} to ${percent(market.headlines.max)}; they fade.`,
      `Buying costs half of the spread of ${percent(market.spread)} and a fee of ${percent(market.fee)}; so does selling.`,
      `Impact: what you buy gets dearer for you and what you sell cheaper, and ${percent(market.impactRecovery)} of that comes back every ${clock.tickMs / 60_000} minutes. Nobody else's prices move.`,
      `Goods open with reputation: ${GOODS.map(({ symbol, fromReputation }) => (fromReputation === 0 ? symbol : `${symbol} from ${fromReputation}`)).join(', ')}. What you hold can always be sold.`,
    ],
  }
}

export function stashHelp(): HelpSection {
  const { capacity, upgrades } = RULES.stash
  const sizes = upgrades.map(
    ({ capacity: size, costCents }) => `${size} units for ${formatCents(costCents)}`,
  )
  return {
    title: 'THE STASH',
    rules: [`The stash holds ${capacity} units. Larger ones, in this order: ${listed(sizes)}.`],
  }
}

export function workHelp(): HelpSection {
  const { favours, jobs, missions, reputation, xp } = RULES
  const { fromTrust } = favours
  return {
    title: 'WORK AND FAVOURS',
    rules: [
      `A job costs a move and pays ${range([jobs.leastCents, jobs.mostCents])}, more with the level.`,
      `There are ${missions.aDay} missions a day. Handing one in costs ${missions.moves} move and brings ${xp.mission} xp and reputation ${signed(reputation.mission)}.`,
      `Missions pay ${range([missions.leastCents, missions.mostCents])}, more with the level; a delivery also returns what the goods have cost.`,
      `A favour costs ${favours.moves} move and rests for ${favours.cooldownMs / HOUR_MS} hours; ${favours.soonerUsdc} USDC skip the rest, but not that of cash.`,
      `Favours: cash of ${formatCents(favours.advanceCents)} for ${favours.advanceDays} days, ${favours.extensionDays} day more on a loan, a tip, and heat ${favours.protectionHeat}.`,
      `They need trust: cash ${fromTrust.cash_advance}, extension ${fromTrust.extension}, tip ${fromTrust.tip}, protection ${fromTrust.protection}.`,
    ],
  }
}

import { RULES } from '#src/rules/config.ts'
import { formatCents } from '#src/rules/money.ts'
import { change, count, list, money, table } from './figures.ts'

export function playerSections(): string {
  return `## The stash

A new stash holds ${count('stash.capacity', 'units')}. Larger sizes are bought one after the other (\`stash.upgrades\`):

${upgrades()}

## Heat from sales

A sale adds log₂(1 + gross ÷ ${money('heat.saleCents')}) to the heat of its borough. Heat is 0 to ${count('heat.max')}, per player and
borough, in thousandths. One more sale in the same stay, in a later tick or of the same good, adds
${count('heat.stay')} more, and the police may stop the seller on the spot, with the odds of an [arrival](#heat).

## Levels

Level n begins at ${count('xp.levelStep')} × n × (n − 1) ÷ 2 xp. A player starts with ${count('start.xp', 'xp')}. A trip whose
goods are sold with a profit brings ${count('xp.trip', 'xp')}, at most ${count('xp.tripsADay', 'times')} a day: the first such sale after an
arrival with goods counts. Other trades, and messages, bring none.

## Reputation

Reputation is 0 to 1 and starts at ${count('start.reputation')}. It changes as follows, and by lateness
([Late loans](#late-loans)). All gains of a UTC day together are at most ${count('reputation.dayCap')}.

${table(
  ['what happens', 'change'],
  [
    ['a loan is repaid in time, at most', change('reputation.repaidInTime')],
    ['a mission is handed in', change('reputation.mission')],
  ],
)}

## Messages, moves and streaks

- A day is a UTC day. A streak counts the days in a row with a message or a move. It starts at ${count('start.streak')}; a missed day
  begins it again.
- ${count('interactions.base', 'messages')} per day are free, one more from a streak of ${count('interactions.streakFrom', 'days')}, and
  one more from reputation ${count('interactions.reputationFrom')}. Free messages are used before bought ones. Commands, answers
  to an offer and questions about the rules cost no message. ${count('interactions.unclearFree', 'messages')} per day that a shark
  does not understand cost nothing.
- ${count('interactions.bought.messages', 'messages')} cost ${count('interactions.bought.priceUsdc', 'USDC')}. Bought messages do not
  expire.
- A player starts with ${count('start.moves', 'moves')}. Each day adds ${count('moves.daily')}, up to a bank of
  ${count('moves.bank')}. The days ${list('moves.bonusOnStreakDays')} of a streak add one more.
`
}

function upgrades(): string {
  const rows = RULES.stash.upgrades.map(({ capacity, costCents }) => [
    `${capacity} units`,
    formatCents(costCents),
  ])
  return table(['size', 'price'], rows)
}

import { RULES } from '#src/rules/config.ts'
import { formatCents } from '#src/rules/money.ts'
import { change, count, list, money, table } from './figures.ts'

export function playerSections(): string {
  return `## The stash

A new stash holds ${count('stash.capacity', 'units')}. Larger sizes are bought one after the other (\`stash.upgrades\`):

${upgrades()}

## Heat from sales

Each ${money('heat.soldCentsAStep')} sold in a borough add 1 to the heat there, at most ${count('heat.mostStepsATrade')} per trade.
What is below a whole step is kept for the next sale. Heat is 0 to ${count('heat.max')}, per player and borough.

## Levels

Level n begins at ${count('xp.levelStep')} × n × (n − 1) ÷ 2 xp. A player starts with ${count('start.xp', 'xp')}. Each message brings
${count('xp.message', 'xp')}.

## Reputation

Reputation is 0 to 1 and starts at ${count('start.reputation')}. It changes as follows; encounters change it, too
([Choices](#choices)), and so does lateness ([Late loans](#late-loans)). All gains of a UTC day together are at most
${count('reputation.dayCap')}.

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
  one more from reputation ${count('interactions.reputationFrom')}. Free messages are used before bought ones. Commands, and
  answers to an offer, are no messages. ${count('interactions.unclearFree', 'messages')} per day that a shark does not understand
  cost nothing.
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

import { RULES } from '#src/rules/config.ts'
import { count, money, share, table } from './figures.ts'

export function seasonSections(): string {
  return `## Net worth and boards

Net worth is cash plus goods plus fronts at their resale minus debts. A unit counts as the city's average bid of its good over the last 24 hours
(\`market.windowTicks\`). The boards rank players by net worth (all time), or by its gain since the start of the UTC day or month. Debts
are brought up to date each day, also those of players who stay away.

## The pot

${table(
  ['source', 'what the game adds'],
  [
    ["a player's first action on a day", money('pot.sessionCents')],
    ['a trade', `${share('pot.tradePart')} of its gross value`],
    ['paid interest', share('pot.loanInterestPart')],
    ['a bought message', money('pot.paidInteractionCents')],
  ],
)}

Only the acts of players who are [proven](wallets-and-payments.md#proven-players) count, and in a demo those of all; a bought message
always counts. At the end of a month, ${share('pot.paidOutPart')} of the pot is paid out. The rest, and cents that cannot be divided, are carried over.
Players take part who acted on at least ${count('pot.fromDays', 'days')} of the month and, except in a demo, are [proven](wallets-and-payments.md#proven-players). They
are ranked by the net worth that they gained in the month.

- With at most ${count('pot.smallField.players', 'players')}, the first ones share in the proportions ${proportions()}.
- With more, the best ${share('pot.winnersPart')} share by 1 ÷ (rank + ½).

## Between players

No account passes money, goods or prices to another. What one could bring to another, and what holds it back:

| channel | what it passes |
|---|---|
| the market | nothing: trades move the prices of their player alone |
| a link or a merge | bought messages alone; the cash, debts, goods and fronts of the player who ends are gone |
| the pot | the acts of players who are not proven add nothing. In a demo all players count, so that many accounts can fill it |
| the boards | a rank, and no money apart from the pot |
| gifts, referrals, loans between players | do not exist |

## Seasons and verification

A season is a UTC month. All its chance comes from one secret seed.

- The seed's SHA-256 hash is published at the start of the season, the seed at its end.
- The events of each player's trades, trips, encounters, jobs, missions, favours, loans and days form a run: a hash chain that begins
  with the seed's hash and the trader's name.
- When a tick is final, the Merkle root over the runs that have changed by then is published, chained to the root before. No event can be
  stored in a tick whose root is published.
- VERIFY and \`npm run verify\` follow the chains, and after the season's end recompute prices, fees, draws and loans and rebuild the roots.

At a season's end goods are valued at its last tick and the pot is paid. Players keep cash, goods, debts and reputation; their own impact on prices ends.
`
}

function proportions(): string {
  return `${RULES.pot.smallField.parts.join(' : ')} (\`pot.smallField.parts\`)`
}

import { GOODS } from '#src/rules/market/goods.ts'
import { formatCents } from '#src/rules/money.ts'
import { count, duration, percent, share, table } from './figures.ts'

export function marketSections(): string {
  return `## The market

${table(
  ['good', 'base price', 'depth', 'may be bought from reputation'],
  GOODS.map(({ symbol, baseCents, depthCents, fromReputation }) => [
    symbol,
    formatCents(baseCents),
    formatCents(depthCents),
    String(fromReputation),
  ]),
)}

The table is \`GOODS\` of \`src/rules/market/goods.ts\`. More reputation only opens goods, and what is held can always be sold.

### Prices

A market cell is one good in one borough. Its price is base price × eˣ, in whole cents, at least one cent. All chance comes from the
season's seed, so that the same seed gives the same prices on every machine. x is the sum of

- **the season's bias.** In each borough, ${count('market.bias.cheapGoods', 'goods')} are cheap by
  ${count('market.bias.size')} and ${count('market.bias.dearGoods')} are dear by as much;
- **the good in the whole city.** Its standard deviation is ${count('market.common.deviation')}. Each tick of
  ${duration('clock.tickMs')} removes ${share('market.common.reversion')} of it and adds noise;
- **the cell alone.** Its standard deviation is ${count('market.local.deviation')}, and each tick removes
  ${share('market.local.reversion')};
- **the news.** In 24 hours, ${count('market.headlines.perDay', 'headlines')} run in the whole city. Each moves one cell up or down by
  ${count('market.headlines.min')} to ${count('market.headlines.max')}, in the tick in which it is published. Each tick removes
  ${share('market.headlines.decay')} of that;
- the impact of the player's own trades.

A season begins as if the walk had always gone on.

### Trades and their impact

A trade is carried out whole or not at all. Each unit has its own price:

- The ask is the price plus half of the spread, rounded up to a cent; the bid is the price minus half of it, rounded down. The
  spread is ${share('market.spread')}.
- Each unit moves x by base price ÷ depth of the good: up when it is bought, down when it is sold. The n-th unit is priced at n − ½
  units of movement, so that a trade in parts costs the same as the whole, apart from the fee.
- The fee is ${share('market.fee')} of the gross value, rounded up to a cent. The trader pays it.

A player's trades move the prices of that player alone. Each tick removes ${share('market.impactRecovery')} of the move, and the
season's end all of it.

A trade is refused when

- a good is bought that is not open to the player's reputation;
- the stash has no room, the cash does not cover price and fee, or fewer units are held than sold;
- the price has become worse than the one that was shown (\`quoted_price\`).

A trade brings ${count('xp.trade', 'xp')}, or ${count('xp.profitableTrade', 'xp')} when it makes a profit. Profit is proceeds after the
fee minus what the units had cost on average. It counts as lifetime income.

### What sharks take of a sale

- Each loan from late day ${count('late.skim.fromDay')} skims ${percent('late.skim.percent')} of the proceeds, and
  ${percent('late.owned.skimPercent')} while its debtor is owned, at most what pays it off. ${percent('late.skim.countsPercent')} of a skim
  count towards the debt.
- For each loan that is secured by a share of the profit, ${percent('sale.profitSharePercent')} of the sale's profit go to the
  shark. They do not repay the loan.

### Ticker

Change, trend and volatility look back over ${count('market.windowTicks', 'ticks')}. The index is the geometric mean of price ÷ base
price over the goods. A change below ${share('market.flatBelow')} is flat.
`
}

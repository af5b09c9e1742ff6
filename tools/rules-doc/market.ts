import { GOODS } from '#src/rules/market/goods.ts'
import { unlockedFrom } from '#src/rules/market/window.ts'
import { formatCents } from '#src/rules/money.ts'
import { count, duration, percent, share, table } from './figures.ts'

export function marketSections(): string {
  return `## The market

${table(
  ['good', 'base price', 'weight', 'may be bought from reputation'],
  GOODS.map(({ symbol, baseCents, weight }) => [
    symbol,
    formatCents(baseCents),
    String(weight),
    String(unlockedFrom(symbol)),
  ]),
)}

The table is \`GOODS\` of \`src/rules/market/goods.ts\`.

### Prices

A market cell is one good in one borough. Its price is base price × season factor × eˣ, in whole cents, at least one cent. All
chance comes from the season's seed, so that the same seed gives the same prices on every machine.

- **Season factor.** In each borough, ${count('market.bias.cheapGoods', 'goods')} are cheap and
  ${count('market.bias.dearGoods')} are dear for the whole season, by ${share('market.bias.size')}.
- **Walk.** Each tick of ${duration('clock.tickMs')} removes ${share('market.reversion')} of x and adds noise with a standard
  deviation of ${count('market.noise')}. A season begins where this walk settles.
- **Jumps.** In each tick and cell, x jumps with a chance of ${share('market.jump.chance')}, up or down alike, by
  ${count('market.jump.min')} to ${count('market.jump.max')}. Each jump is a headline of the news.
  ${share('market.jump.earlyPart')} of the headlines are published one tick before the price moves.

### Trades and their impact

A trade is carried out whole or not at all. Each unit has its own price:

- The ask is the price plus half of the spread, rounded up to a cent; the bid is the price minus half of it, rounded down. The
  spread is ${share('market.spread')}.
- Each unit moves x by 1 ÷ (depth × weight of the good): up when it is bought, down when it is sold. The depth is
  ${count('market.depth')}. The n-th unit is priced at n − ½ units of movement, so that a trade in parts costs the same as the
  whole, apart from the fee.
- The fee is ${share('market.fee')} of the gross value, rounded up to a cent. The trader pays it.

A player's trades move the prices of that player alone. What is left of the move shrinks with x, by the same share per tick, and
ends with the season.

A trade is refused when

- a good is bought that the player may not buy. A player may buy ${count('market.window.goods')} neighbours of the table: the
  cheapest ones up to reputation ${count('market.window.fromReputation')}. For each ${count('market.window.step')} above it the
  next good is added and the cheapest one is removed. What is held can always be sold;
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

import { tickStart } from '#src/rules/calendar.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import { nextHeadline } from '#src/rules/market/next-headline.ts'
import type { MarketWatch } from '../market/market-watch.ts'

/** Returns the text of a tip: the next headline's good, borough, direction and time. */
export async function readTip(market: MarketWatch): Promise<string> {
  const { season, tick, walk } = await market.now()
  const headline = nextHeadline(walk.chanceAt, walk.at(tick))
  if (!headline) return 'Nothing moves for days. Keep your money.'
  const place = boroughLabel(headline.borough)
  const way = headline.jump > 0 ? 'shoots up' : 'falls through the floor'
  const at = tickStart(season.id, headline.tick).toISOString().slice(11, 16)
  return `You did not hear it here: ${headline.symbol} ${way} in ${place} at ${at} UTC.`
}

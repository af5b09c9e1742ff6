import { tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { boroughLabel, type BoroughName } from '#src/rules/market/goods.ts'
import { tipFor } from '#src/rules/market/tip.ts'
import type { MarketTick } from './market-watch.ts'

/** Returns the text of a tip: a headline that has just run in another borough, or a good that is far from its usual price. */
export function readTip(
  { season, tick, walk }: Pick<MarketTick, 'season' | 'tick' | 'walk'>,
  borough: BoroughName,
): string {
  const news = walk.headlines(Math.max(0, tick - RULES.tip.newsTicks), tick)
  const tip = tipFor(borough, walk.at(tick), news)
  if (!tip) return 'Nothing is far from its usual price. Keep your money.'
  if (tip.kind === 'trend') {
    const percent = Math.round(Math.abs(Math.expm1(tip.by)) * 100)
    return `You did not hear it here: ${tip.symbol} is ${percent}% ${tip.by > 0 ? 'above' : 'below'} its usual price all over town.`
  }
  const { symbol, jump, tick: at, borough: where } = tip.headline
  const way = jump > 0 ? 'shot up' : 'fell through the floor'
  const time = tickStart(season.id, at).toISOString().slice(11, 16)
  return `You did not hear it here: ${symbol} ${way} in ${boroughLabel(where)} at ${time} UTC.`
}

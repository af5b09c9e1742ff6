import { weekdayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { GOOD_SYMBOLS } from '#src/lib/names.ts'
import type { Goods } from '../market/goods.ts'
import { GOOD_NAMES } from '../sharks/spoken-names.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Formats an instant as a shark says it: 'Tuesday at 14:00'. */
export function formatWhen(at: Date): string {
  return `${weekdayOf(at)} at ${formatHour(at)}`
}

/** Formats an instant as a slip shows it: 'Tue 25, 14:00 UTC'. */
export function formatInstant(at: Date): string {
  return `${weekdayOf(at).slice(0, 3)} ${at.getUTCDate()}, ${formatHour(at)} UTC`
}

/** Formats a duration by its two largest units: '2 days and 3 hours', '41 minutes'. It is at least a minute. */
export function formatDuration(ms: number): string {
  const days = Math.floor(ms / RULES.clock.dayMs)
  const hours = Math.floor((ms % RULES.clock.dayMs) / HOUR_MS)
  const minutes = Math.max(1, Math.floor((ms % HOUR_MS) / MINUTE_MS))
  if (days > 0)
    return joinWords([plural(days, 'day'), ...(hours > 0 ? [plural(hours, 'hour')] : [])])
  return hours > 0 ? plural(hours, 'hour') : plural(minutes, 'minute')
}

/** Formats goods, the first of the market's list first: '12 tapes and 3 booze'. */
export function formatGoods(goods: Goods): string {
  const parts = GOOD_SYMBOLS.flatMap((symbol) => {
    const quantity = goods[symbol] ?? 0
    return quantity > 0 ? [`${quantity} ${GOOD_NAMES[symbol]}`] : []
  })
  return joinWords(parts)
}

function formatHour(at: Date): string {
  return at.toISOString().slice(11, 16)
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function joinWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}

import { addDays, dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import type { Sheet } from '../player/sheet.ts'
import { currentStreak } from '../quota.ts'
import type { StreetEvent } from '../sharks/street-event.ts'
import type { Talk } from './talk.ts'

/** Encounters and loans are mentioned for this many days. */
const MENTIONED_DAYS = 1
/** Headlines are mentioned for this long. */
const HEADLINE_MS = 2 * 60 * 60_000

/** Returns the events that sharks may mention to a player now, the most important first. */
export function streetEvents(sheet: Sheet, talk: Talk, now: Date): readonly StreetEvent[] {
  const today = dayOf(now)
  const since = new Date(now.getTime() - MENTIONED_DAYS * RULES.clock.dayMs)
  return [
    ...encounterEvents(talk, since),
    ...tradeEvents(sheet.dayProfits, today),
    ...tradeEvents(talk.profitsYesterday, addDays(today, -1)),
    ...heatEvents(sheet, today),
    ...loanEvents(sheet, since),
    ...talk.doneMissions.map((id) => ({ id, kind: 'mission' as const })),
    ...streakEvents(currentStreak(sheet.activity, today), today),
    ...headlineEvents(talk, now),
    ...stashEvents(sheet, today),
  ]
}

function encounterEvents({ lastEncounter }: Talk, since: Date): StreetEvent[] {
  if (!lastEncounter || lastEncounter.settledAt < since) return []
  const { id, borough, outcome } = lastEncounter
  const tookSomething =
    outcome !== null && (outcome.cashCents > 0 || Object.keys(outcome.lostGoods).length > 0)
  return [{ id, kind: tookSomething ? 'busted' : 'slipped', borough }]
}

/** Returns the best and the worst good of a day's sales, if their profit or loss is large enough. */
function tradeEvents(profits: Sheet['dayProfits'], day: string): StreetEvent[] {
  const { profitCents, lossCents } = RULES.talkedOf
  const made = (Object.entries(profits) as [keyof Sheet['dayProfits'] & string, number][]).sort(
    ([, one], [, other]) => other - one,
  )
  const [best, worst] = [made[0], made.at(-1)]
  const events: StreetEvent[] = []
  if (best && best[1] >= profitCents) {
    events.push({ id: `profit:${day}:${best[0]}`, kind: 'profit', symbol: best[0], cents: best[1] })
  }
  if (worst && -worst[1] >= lossCents) {
    events.push({ id: `loss:${day}:${worst[0]}`, kind: 'loss', symbol: worst[0], cents: -worst[1] })
  }
  return events
}

function heatEvents({ borough, heat }: Sheet, day: string): StreetEvent[] {
  if ((heat[borough] ?? 0) < RULES.talkedOf.heat) return []
  return [{ id: `hot:${day}:${borough}`, kind: 'hot', borough }]
}

function loanEvents({ loans }: Sheet, since: Date): StreetEvent[] {
  return loans
    .filter(({ status }) => status !== 'paid')
    .filter(({ isOpening, kind, takenAt }) => kind === 'loan' && !isOpening && takenAt >= since)
    .map(({ id, shark, principalCents: cents }) => ({ id, kind: 'borrowed', shark, cents }))
}

function streakEvents(days: number, day: string): StreetEvent[] {
  if (days < RULES.talkedOf.streakDays) return []
  return [{ id: `streak:${day}`, kind: 'streak', days }]
}

function headlineEvents({ news }: Talk, now: Date): StreetEvent[] {
  if (!news || now.getTime() - news.at.getTime() > HEADLINE_MS) return []
  const { id, symbol, borough, direction } = news
  return [{ id, kind: 'headline', symbol, borough, direction }]
}

function stashEvents({ holdings }: Sheet, day: string): StreetEvent[] {
  const [largest] = [...holdings].sort((one, other) => other.quantity - one.quantity)
  if (!largest || largest.quantity < RULES.talkedOf.units) return []
  const { symbol, quantity } = largest
  return [{ id: `loaded:${day}:${symbol}`, kind: 'loaded', symbol, quantity }]
}

import { dayOf } from '../calendar.ts'
import { levelOf } from '../level.ts'
import type { BoroughName } from '../market/goods.ts'
import { tradableGoods } from '../market/tradable-goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import type { ChanceAt } from '../market/bias.ts'
import { drawMissions, type Mission } from './mission.ts'

/** Draws the missions of a day, once. */
export interface DrawMissions {
  readonly kind: 'draw_missions'
  /** UUIDs that name the missions, at least as many as are drawn. */
  readonly ids: readonly string[]
}

/** What the draw of a day's missions depends on, in addition to chance. */
export interface MissionInputs {
  /** The UTC day. */
  readonly day: string
  readonly level: number
  readonly reputation: number
  readonly has_loan: boolean
  readonly borough: BoroughName
}

export interface MissionsDrawn extends EventBase, MissionInputs {
  readonly kind: 'missions_drawn'
  readonly missions: readonly { readonly id: string; readonly mission: Mission }[]
}

/** Decides the missions of today. Returns no event when they have been drawn. */
export function decideMissionDay(
  sheet: Sheet,
  { ids }: DrawMissions,
  world: World,
): readonly MissionsDrawn[] {
  if (sheet.missionDay && sheet.missionDay.missions.length > 0) return []
  const inputs: MissionInputs = {
    day: dayOf(world.now),
    level: levelOf(sheet.xp),
    reputation: sheet.reputation,
    has_loan: sheet.loans.some(({ status }) => status !== 'paid'),
    borough: sheet.borough,
  }
  const missions = drawDay(world.chance, sheet.trader, inputs).map((mission, place) => ({
    id: ids[place] ?? '',
    mission,
  }))
  return [{ kind: 'missions_drawn', ...stampOf(world), ...inputs, missions }]
}

/** Draws a trader's missions of a day. The same inputs always give the same missions. */
export function drawDay(
  chance: ChanceAt,
  trader: string,
  { day, level, reputation, has_loan: hasLoan, borough }: MissionInputs,
): readonly Mission[] {
  const draw = { trader, day, move: 0, purpose: 'missions' }
  const context = { level, tradable: tradableGoods(reputation), hasLoan, borough }
  return drawMissions(playerChance(chance, draw), context)
}

export function evolveMissionDay(sheet: Sheet, { missions }: MissionsDrawn): Sheet {
  const { hasPaid = false, talkedTo = [] } = sheet.missionDay ?? {}
  const drawn = missions.map((one) => ({ ...one, isDone: false }))
  return { ...sheet, missionDay: { missions: drawn, hasPaid, talkedTo } }
}

import { dayOf, daysBetween } from './calendar.ts'
import type { Refusal } from './decider.ts'
import { coolElsewhere } from './heat.ts'
import type { BoroughName } from './market/goods.ts'
import type { EventBase } from './player/event.ts'
import type { Sheet } from './player/sheet.ts'
import { stampOf, type World } from './player/world.ts'
import { recordActivity, movesOn } from './quota.ts'

/** The moves that a player gets for the days since `activity.movesDay`. */
export interface MovesReturned extends EventBase {
  readonly kind: 'moves_returned'
  readonly day: string
  /** All moves that the player has now. */
  readonly moves: number
}

/** The first message or move of a UTC day: it counts for the streak, and some days of a streak add a move. */
export interface StreakCounted extends EventBase {
  readonly kind: 'streak_counted'
  readonly day: string
  readonly streak: number
  /** All moves that the player has now. */
  readonly moves: number
}

export interface MoveSpent extends EventBase {
  readonly kind: 'move_spent'
  /** Counts the player's moves: 1, 2, 3 … */
  readonly move: number
  readonly borough: BoroughName
  /** The new heat of each other borough that has cooled. */
  readonly cooled: Readonly<Partial<Record<BoroughName, number>>>
}

export type MoveEvent = MovesReturned | StreakCounted | MoveSpent

/** Returns the event of the moves that the player gets for the days since `activity.movesDay`, or none. */
export function returnMoves({ activity }: Sheet, world: World): readonly MovesReturned[] {
  const day = dayOf(world.now)
  if (daysBetween(activity.movesDay, day) <= 0) return []
  return [{ kind: 'moves_returned', ...stampOf(world), day, moves: movesOn(activity, day) }]
}

/** Returns the event of the first message or move of a UTC day, or none. */
export function countStreak({ activity }: Sheet, world: World): readonly StreakCounted[] {
  const day = dayOf(world.now)
  if (activity.lastActiveDay === day) return []
  const { streak, moves } = recordActivity(activity, day)
  return [{ kind: 'streak_counted', ...stampOf(world), day, streak, moves }]
}

/** Spends moves in a borough. Each move cools the other boroughs. */
export function spendMoves(
  sheet: Sheet,
  { moves: wanted, borough }: { readonly moves: number; readonly borough: BoroughName },
  world: World,
): readonly MoveEvent[] | Refusal<'out_of_moves'> {
  const day = dayOf(world.now)
  const { moves } = recordActivity(sheet.activity, day)
  if (moves < wanted) {
    const sentence = 'You have no moves left today. More come tomorrow.'
    return { refused: 'out_of_moves', sentence }
  }
  const stamp = stampOf(world)
  const events: MoveEvent[] = [...countStreak(sheet, world)]
  let heat = sheet.heat
  for (let spent = 1; spent <= wanted; spent += 1) {
    const cooled = coolingOf(heat, borough)
    heat = { ...heat, ...cooled }
    events.push({ kind: 'move_spent', ...stamp, move: sheet.movesMade + spent, borough, cooled })
  }
  return events
}

export function evolveMoves(sheet: Sheet, event: MoveEvent): Sheet {
  const { activity } = sheet
  switch (event.kind) {
    case 'moves_returned': {
      const { day: movesDay, moves } = event
      return { ...sheet, activity: { ...activity, moves, movesDay } }
    }
    case 'streak_counted': {
      const { day, streak, moves } = event
      return { ...sheet, activity: { streak, lastActiveDay: day, moves, movesDay: day } }
    }
    case 'move_spent':
      return {
        ...sheet,
        activity: { ...activity, moves: activity.moves - 1 },
        movesMade: event.move,
        heat: { ...sheet.heat, ...event.cooled },
      }
  }
}

/** Returns the new heat of each borough that a move spent at `here` cools. */
function coolingOf(heat: Sheet['heat'], here: BoroughName): MoveSpent['cooled'] {
  const changed = Object.entries(coolElsewhere(heat, here)).filter(
    ([name, level]) => level !== (heat[name as BoroughName] ?? 0),
  )
  return Object.fromEntries(changed)
}

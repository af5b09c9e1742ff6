import type { Shark } from '../sharks/decision.ts'

/** What a shark tells a player about. */
export const TOLD_KINDS = [
  'late_1',
  'late_2',
  'late_3',
  'late_4',
  'owned',
  'late_more',
  'worked_off',
  'bought_out',
  'cleared',
  'opening_cleared',
  'opening_cleared_last_hour',
  'opening_cleared_late',
  'errand_given',
  'errand_done',
  'errand_missed',
  'kicked_up_first',
  'kicked_up',
  'front_bought',
  'front_tended',
  'front_neglected',
  'front_sold',
  'guide_paid',
] as const
export type ToldKind = (typeof TOLD_KINDS)[number]

/** What only Big Boss tells. */
type BossKind = 'errand_given' | 'errand_done' | 'errand_missed'

/** The kinds that a shark tells. */
export type KindsOf<shark extends Shark> = shark extends 'bigboss'
  ? ToldKind
  : Exclude<ToldKind, BossKind>

/** A fact of a telling that a line may require. */
export const TOLD_TAGS = ['held', 'took_goods', 'took_cash', 'trust_low'] as const
export type ToldTag = (typeof TOLD_TAGS)[number]

/** Values that a line may name in braces. */
export type ToldSlot =
  | 'name'
  /** What is owed on the loan. */
  | 'owed'
  /** The next step and its weekday and hour. */
  | 'next'
  | 'when'
  | 'place'
  | 'goods'
  /** What the goods that were taken have repaid. */
  | 'credit'
  | 'sum'
  | 'daysLate'
  /** The time that was left until the loan was due. */
  | 'left'
  /** The net worth from which a share goes up. */
  | 'threshold'
  | 'front'

const STEP = ['next', 'when'] as const

/** The slots that each kind fills, besides `name`. */
export const SLOTS_BY_KIND: Readonly<Record<ToldKind, readonly ToldSlot[]>> = {
  late_1: ['owed', ...STEP],
  late_2: ['owed', 'place', ...STEP],
  late_3: ['owed', ...STEP],
  late_4: ['owed', ...STEP],
  owned: ['owed', ...STEP],
  late_more: ['owed', ...STEP],
  worked_off: [...STEP],
  bought_out: ['daysLate', ...STEP],
  cleared: ['daysLate', ...STEP],
  opening_cleared: ['left'],
  opening_cleared_last_hour: ['left'],
  opening_cleared_late: ['daysLate'],
  errand_given: ['place', ...STEP],
  errand_done: ['place', 'owed'],
  errand_missed: ['place', 'sum', 'owed'],
  kicked_up_first: ['sum', 'threshold', ...STEP],
  kicked_up: ['sum', ...STEP],
  front_bought: ['front', 'sum', ...STEP],
  front_tended: ['front', ...STEP],
  front_neglected: ['front', ...STEP],
  front_sold: ['front', 'sum'],
  guide_paid: ['sum'],
}

/** The slots that each tag adds to those of a kind. */
export const SLOTS_BY_TOLD_TAG: Readonly<
  Partial<Record<ToldKind, Partial<Record<ToldTag, readonly ToldSlot[]>>>>
> = {
  late_3: { took_goods: ['goods', 'credit'] },
  late_4: { took_cash: ['sum'] },
  late_more: { took_cash: ['sum'] },
  kicked_up: { took_goods: ['goods'] },
}

/** What comes next, as a clause without a full stop, and when. */
export interface NextStep {
  readonly what: string
  readonly at: Date
}

/** An event that a shark tells the player about, in the conversation with them. */
export interface Telling {
  readonly kind: ToldKind
  readonly shark: Shark
  /** Identifies the event among those of the player of the same kind of telling. */
  readonly cause: string
  /** When it happened. */
  readonly at: Date
  readonly tags: readonly ToldTag[]
  readonly slots: Readonly<Partial<Record<ToldSlot, string>>>
  /** Null when nothing follows by itself. */
  readonly next: NextStep | null
}

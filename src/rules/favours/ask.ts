import { RULES } from '../config.ts'
import { isRefusal, type Refusal } from '../decider.ts'
import { moveHeat, withHeat } from '../heat.ts'
import { type Entry, loanPaidOut } from '../ledger.ts'
import { extendLoan, type LoanExtended } from '../loans/extend.ts'
import { dueAfter, isLate, NEW_LOAN } from '../loans.ts'
import type { BoroughName } from '../market/goods.ts'
import { type MoveEvent, spendMoves } from '../moves.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet, SheetLoan } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import type { Shark } from '../sharks/decision.ts'
import { mostUrgent, openLoanOf } from '../sharks/lending.ts'
import { shiftTrust } from '../sharks/relation.ts'
import { moveRelation, type RelationMoved, relationTo } from '../sharks/relation-event.ts'
import { type Favour, type FavourAsked, isEverSold, nextFavourAt, refuseFavour } from './favours.ts'
import { describeRefusal } from './words.ts'

/** Asks a shark for a favour. */
export interface AskFavour {
  readonly kind: 'ask_favour'
  readonly favour: Favour
  readonly shark: Shark
  /** A UUID that names the loan of a cash advance. */
  readonly loan: string
  /** Whether the player has paid to skip the cooldown. */
  readonly isPaid: boolean
}

export interface FavourGranted extends EventBase {
  readonly kind: 'favour_granted'
  readonly favour: Favour
  readonly shark: Shark
  readonly is_paid: boolean
  /** ISO 8601. */
  readonly cooldown_ends_at: string
}

/** A cash advance: a loan without interest. */
export interface AdvanceLent extends EventBase {
  readonly kind: 'advance_lent'
  readonly loan: string
  readonly shark: Shark
  readonly cents: number
  /** ISO 8601. */
  readonly due_at: string
}

/** Protection: lowers the heat of the player's borough. */
export interface GroundCooled extends EventBase {
  readonly kind: 'ground_cooled'
  readonly borough: BoroughName
  /** The heat after the favour. */
  readonly heat: number
}

export type FavourEvent = FavourGranted | AdvanceLent | GroundCooled
type Refused = Refusal<'cooling_down' | 'favour_refused' | 'out_of_moves'>

/** Decides a favour: spends a move, grants the favour and sets the end of its cooldown. */
export function decideFavour(
  sheet: Sheet,
  command: AskFavour,
  world: World,
): readonly (FavourEvent | LoanExtended | MoveEvent | RelationMoved)[] | Refused {
  const refusal = refuse(sheet, command, world)
  if (refusal) return refusal
  const { favour, shark, isPaid } = command
  const { borough } = sheet
  const spent = spendMoves(sheet, { moves: RULES.favours.moves, borough }, world)
  if (isRefusal(spent)) return spent
  const granted: FavourGranted = {
    kind: 'favour_granted',
    ...stampOf(world),
    ...{ favour, shark, is_paid: isPaid },
    cooldown_ends_at: nextFavourAt(world.now).toISOString(),
  }
  return [...spent, granted, ...effectsOf(sheet, command, world)]
}

function refuse(
  sheet: Sheet,
  { favour, shark, isPaid }: AskFavour,
  { now }: World,
): Refused | null {
  const cooldownEndsAt = sheet.favours[favour] ?? null
  const refusal = refuseFavour({
    favour,
    trust: sheet.relations[shark]?.trust ?? 0,
    ...debtTo(sheet.loans, shark),
    heat: sheet.heat[sheet.borough]?.heat ?? 0,
    cooldownEndsAt,
    isPaid,
    now,
  })
  if (refusal === null) return null
  if (refusal !== 'cooling_down') {
    return { refused: 'favour_refused', sentence: describeRefusal(refusal, shark) }
  }
  const until = (cooldownEndsAt ?? now).toISOString().slice(11, 16)
  const price = RULES.favours.soonerUsdc.toFixed(2)
  const sooner = isEverSold(favour) ? ` ${price} USDC moves it up.` : ''
  return { refused: 'cooling_down', sentence: `Not again before ${until} UTC.${sooner}` }
}

function effectsOf(
  sheet: Sheet,
  { favour, shark, loan: id }: AskFavour,
  world: World,
): readonly (AdvanceLent | GroundCooled | LoanExtended | RelationMoved)[] {
  switch (favour) {
    case 'cash_advance': {
      const { advanceCents: cents, advanceDays } = RULES.favours
      const due_at = dueAfter(world.now, advanceDays).toISOString()
      return [{ kind: 'advance_lent', ...stampOf(world), loan: id, shark, cents, due_at }]
    }
    case 'extension': {
      const loan = mostUrgent(sheet.loans, shark)
      if (!loan) return []
      const relation = shiftTrust(relationTo(sheet, shark, world.now), RULES.trust.extension)
      return [
        extendLoan(loan, { by: 'favour', days: RULES.favours.extensionDays }, world),
        moveRelation(shark, { relation, memory: null }, world),
      ]
    }
    case 'protection': {
      const { borough } = sheet
      const known = sheet.heat[borough]?.heat ?? 0
      const heat = moveHeat(known, RULES.favours.protectionHeat)
      return [{ kind: 'ground_cooled', ...stampOf(world), borough, heat }]
    }
    case 'tip':
      return []
  }
}

export function evolveFavour(sheet: Sheet, event: FavourEvent): Sheet {
  switch (event.kind) {
    case 'favour_granted': {
      const cooldown = { [event.favour]: new Date(event.cooldown_ends_at) }
      return { ...sheet, favours: { ...sheet.favours, ...cooldown } }
    }
    case 'advance_lent':
      return { ...sheet, loans: [...sheet.loans, toAdvance(event)] }
    case 'ground_cooled': {
      const { borough, heat } = event
      return { ...sheet, heat: withHeat(sheet.heat, borough, heat) }
    }
  }
}

export function favourEntries(playerId: string, event: FavourEvent): readonly Entry[] {
  return event.kind === 'advance_lent' ? [loanPaidOut({ playerId, loan: toAdvance(event) })] : []
}

/** Returns an advance as it was when it was lent. */
export function toAdvance({ loan: id, shark, cents, at, due_at }: AdvanceLent): SheetLoan {
  return {
    ...NEW_LOAN,
    ...{ id, shark, principalCents: cents, dailyRate: 0, kind: 'advance', interestDays: 1 },
    takenAt: new Date(at),
    dueAt: new Date(due_at),
  }
}

/** Returns what a favour depends on of a player's loans. */
export function debtTo(
  loans: readonly SheetLoan[],
  shark: Shark,
): Pick<FavourAsked, 'isLate' | 'owesLoan' | 'owesThisShark'> {
  return {
    isLate: loans.some(isLate),
    owesThisShark: mostUrgent(loans, shark) !== null,
    owesLoan: openLoanOf(loans, shark) !== null,
  }
}

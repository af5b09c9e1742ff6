import type { StateDelta } from '#src/protocol/chat.ts'
import { CHARACTERS } from '#src/protocol/characters.ts'
import { addDays, dayOf, startOfDay } from '#src/rules/calendar.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { levelOf } from '#src/rules/level.ts'
import { isLoanDue } from '#src/rules/loans/due.ts'
import type { Sheet, SheetEncounter } from '#src/rules/player/sheet.ts'
import { debtOf, sumOfWorth } from '#src/rules/player/worth.ts'
import { currentStreak, movesOn, quotaLeft, quotaOn } from '#src/rules/quota.ts'
import type { Database } from '../../platform/db/database.ts'
import { storedFiguresOf } from './figures-repository.ts'
import type { LoanRow } from './loan-repository.ts'
import type { Player } from '../../platform/db/repositories/players.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'
import type { ServerContext } from '../../server-context.ts'
import { toEncounterSlip } from './encounter-slip.ts'
import { byBorough } from './heat.ts'
import { playerNotFound } from './player-not-found.ts'

/** A player's figures. Money is in cents. */
export interface Figures {
  readonly player: Player
  readonly cashCents: number
  readonly debtCents: number
  readonly netWorthCents: number
  readonly dailyQuota: number
  readonly quotaLeft: number
  readonly movesLeft: number
  readonly streak: number
  readonly level: number
  readonly loans: readonly LoanRow[]
  /** The loans that what has fallen due has paid off. The player's next write stores them as paid. */
  readonly clearedLoans: readonly LoanRow[]
  /** By borough, 0 to 7. */
  readonly heat: ReturnType<typeof byBorough>
  /** The open encounter. */
  readonly encounter: SheetEncounter | undefined
}

/** The figures that the page's state contains. */
export interface DeltaFigures
  extends Pick<
    Figures,
    | 'cashCents'
    | 'debtCents'
    | 'encounter'
    | 'heat'
    | 'level'
    | 'movesLeft'
    | 'netWorthCents'
    | 'quotaLeft'
    | 'streak'
  > {
  readonly player: Pick<Player, 'borough' | 'reputation' | 'xp'>
}

/** Resolves with a player's figures. Throws `not_found`. */
export function figuresOf(server: ServerContext, playerId: string): Promise<Figures> {
  return readFigures(server, server.store.db, playerId)
}

/** Resolves with a player's figures, with everything that has fallen due by time. Throws `not_found`. */
export async function readFigures(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  playerId: string,
): Promise<Figures> {
  const stored = await readStored({ clock }, db, playerId)
  if (!isAnythingDue(stored, clock.now())) return stored
  const upToDate = await readUpToDate({ clock }, db, playerId)
  return upToDate ? withSheet(stored, upToDate.sheet, dayOf(clock.now())) : stored
}

/** Whether something of a player may have fallen due by time. */
export function isAnythingDue(
  { loans, player }: Pick<Figures, 'loans'> & { readonly player: Pick<Player, 'nightDay'> },
  now: Date,
): boolean {
  const { nightDay } = player
  return (nightDay !== null && nightDay < dayOf(now)) || loans.some((loan) => isLoanDue(loan, now))
}

/** Returns the figures with those that a sheet has. The goods keep the value that the boards count. */
function withSheet(stored: Figures, sheet: Sheet, today: string): Figures {
  const { playerId } = sheet
  const cashCents = sheet.balances[cashAccount(playerId)] ?? 0
  const debtCents = debtOf(sheet)
  const loans = sheet.loans.map((loan) => ({ ...loan, playerId }))
  const moneyBefore = stored.cashCents - stored.debtCents
  return {
    ...stored,
    ...{ cashCents, debtCents },
    netWorthCents: stored.netWorthCents - moneyBefore + cashCents - debtCents,
    movesLeft: movesOn(sheet.activity, today),
    loans: loans.filter(({ status }) => status !== 'paid'),
    clearedLoans: loans.filter(({ status }) => status === 'paid'),
    player: { ...stored.player, reputation: sheet.reputation, xp: sheet.xp },
    heat: byBorough((borough) => sheet.heat[borough] ?? 0),
    encounter: sheet.encounter ?? undefined,
  }
}

/** Resolves with the figures as they are stored. */
async function readStored(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  playerId: string,
): Promise<Figures> {
  const today = dayOf(clock.now())
  const stored = await storedFiguresOf(db, {
    ...{ playerId, day: today, cash: cashAccount(playerId) },
    debts: CHARACTERS.map((shark) => debtAccount(playerId, shark)),
  })
  if (!stored) throw playerNotFound()
  const { cashCents, encounter, frontsCents, goodsCents, heat, loans, player, usedToday } = stored
  const debtCents = 0 - stored.debtsCents
  const quota = quotaOn(player, today)
  return {
    ...{ player, cashCents, debtCents, loans, clearedLoans: [], encounter },
    netWorthCents: sumOfWorth({ moneyCents: cashCents - debtCents, goodsCents, frontsCents }),
    dailyQuota: quota,
    quotaLeft: quotaLeft({ daily: quota, usedToday, bought: player.boughtInteractions }),
    movesLeft: movesOn(player, today),
    streak: currentStreak(player, today),
    level: levelOf(player.xp),
    heat: byBorough((borough) => heat[borough] ?? 0),
  }
}

/** Returns when free messages are available again, or null while there are some. */
export function cooldownOf({ quotaLeft }: Pick<Figures, 'quotaLeft'>, now: Date): string | null {
  return quotaLeft > 0 ? null : startOfDay(addDays(dayOf(now), 1)).toISOString()
}

export function toDollars(cents: number): number {
  return cents / 100
}

/** Returns the open encounter as the protocol describes it; null for none. */
export function toSlip({
  encounter,
  level,
  player: { reputation },
}: Pick<DeltaFigures, 'encounter' | 'level' | 'player'>) {
  return encounter ? toEncounterSlip(encounter, { level, reputation }) : null
}

/** Returns the figures as changes to the page's state. */
export function toStateDelta(figures: DeltaFigures): StateDelta {
  return {
    cash: toDollars(figures.cashCents),
    debt: toDollars(figures.debtCents),
    net_worth: toDollars(figures.netWorthCents),
    quota_left: figures.quotaLeft,
    moves_left: figures.movesLeft,
    streak: figures.streak,
    reputation: figures.player.reputation,
    level: figures.level,
    xp: figures.player.xp,
    borough: figures.player.borough,
    heat: figures.heat,
    encounter: toSlip(figures),
  }
}

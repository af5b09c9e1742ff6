import type { StateDelta } from '#src/protocol/chat.ts'
import { CHARACTERS } from '#src/protocol/characters.ts'
import { addDays, dayOf, startOfDay } from '#src/rules/calendar.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { levelOf } from '#src/rules/level.ts'
import { isLoanDue } from '#src/rules/loans/due.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { debtOf, sumOfWorth } from '#src/rules/player/worth.ts'
import { movesOn, quotaLeft, quotaOn } from '#src/rules/quota.ts'
import type { Database } from '../../db/database.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { openEncounterOf } from '../../db/repositories/encounters.ts'
import { type LoanRow, unpaidLoansOf } from '../../db/repositories/loans.ts'
import { interactionsOn, type Player, playerOf } from '../../db/repositories/players.ts'
import { standingOf } from '../../db/repositories/standings.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'
import type { ServerContext } from '../server-context.ts'
import { toEncounterSlip } from '../encounters/encounter-slip.ts'
import { byBorough, readHeat } from './heat.ts'
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
  /** By borough, 0 to 7. */
  readonly heat: Awaited<ReturnType<typeof readHeat>>
  /** The open encounter. */
  readonly encounter: Parameters<typeof toEncounterSlip>[0] | undefined
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
  const moneyBefore = stored.cashCents - stored.debtCents
  return {
    ...stored,
    ...{ cashCents, debtCents },
    netWorthCents: stored.netWorthCents + cashCents - debtCents - moneyBefore,
    movesLeft: movesOn(sheet.activity, today),
    loans: sheet.loans
      .filter(({ status }) => status !== 'paid')
      .map((loan) => ({ ...loan, playerId })),
    player: { ...stored.player, reputation: sheet.reputation, xp: sheet.xp },
    heat: byBorough((borough) => sheet.heat[borough]?.heat ?? 0),
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
  const player = await playerOf(db, playerId)
  if (!player) throw playerNotFound()
  const debts = CHARACTERS.map((shark) => debtAccount(playerId, shark))
  const balances = await balancesOf(db, [cashAccount(playerId), ...debts])
  const cashCents = balances.get(cashAccount(playerId)) ?? 0
  const debtCents = debts.reduce((sum, account) => sum - (balances.get(account) ?? 0), 0)
  const quota = quotaOn(player, today)
  const standing = await standingOf(db, playerId)
  const usedToday = await interactionsOn(db, playerId, today)
  return {
    player,
    cashCents,
    debtCents,
    netWorthCents: sumOfWorth({
      moneyCents: cashCents - debtCents,
      goodsCents: standing?.goodsCents ?? 0,
      frontsCents: standing?.frontsCents ?? 0,
    }),
    dailyQuota: quota,
    quotaLeft: quotaLeft({ daily: quota, usedToday, bought: player.boughtInteractions }),
    movesLeft: movesOn(player, today),
    streak: currentStreak(player, today),
    level: levelOf(player.xp),
    loans: await unpaidLoansOf(db, playerId),
    heat: await readHeat(db, playerId),
    encounter: await openEncounterOf(db, playerId),
  }
}

/** Returns the streak, or 0 after a whole day was missed. */
export function currentStreak(
  { streak, lastActiveDay }: Pick<Player, 'lastActiveDay' | 'streak'>,
  today: string,
): number {
  const isUnbroken = lastActiveDay === today || lastActiveDay === addDays(today, -1)
  return isUnbroken ? streak : 0
}

/** Returns when free messages are available again, or null while there are some. */
export function cooldownOf({ quotaLeft }: Pick<Figures, 'quotaLeft'>, now: Date): string | null {
  return quotaLeft > 0 ? null : startOfDay(addDays(dayOf(now), 1)).toISOString()
}

export function toDollars(cents: number): number {
  return cents / 100
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
    encounter: figures.encounter ? toEncounterSlip(figures.encounter) : null,
  }
}

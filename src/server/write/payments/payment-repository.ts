import { and, eq, inArray, isNull, like, lt, lte, not, or } from 'drizzle-orm'
import type { ORDER_CHAINS } from '#src/protocol/calls/payments.ts'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { Database } from '../../platform/db/database.ts'
import { payments } from '../../platform/db/life-schema.ts'
import { identities } from '../../platform/db/account-schema.ts'

export type PaymentRow = typeof payments.$inferSelect

/** Which watched payments are due for a look. */
export interface DueLooks {
  readonly now: Date
  readonly chain: (typeof ORDER_CHAINS)[number]
  /** The block of the newest payments that are due. */
  readonly upToBlock: number
  /** Claims that are older have ended. */
  readonly claimedBefore: Date
  readonly limit: number
}

const ofWorldApp = like(payments.reference, `${WORLD_PAYMENT}%`)

/** Claims watched payments that are due, for one caller. Resolves with them. */
export async function claimWatchedPayments(
  db: Database,
  { chain, now, upToBlock, claimedBefore, limit }: DueLooks,
): Promise<PaymentRow[]> {
  const due = db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['watched', 'missing']),
        chain === 'world' ? ofWorldApp : not(ofWorldApp),
        lte(payments.block, upToBlock),
        or(isNull(payments.lookedAt), lt(payments.lookedAt, claimedBefore)),
      ),
    )
    .orderBy(payments.block)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(payments)
    .set({ lookedAt: now })
    .where(inArray(payments.reference, due))
    .returning()
}

/** Stores the result of a look, if no other look has stored one since the payment was read. Ends the claim. */
export async function updateWatchedPayment(
  db: Database,
  { reference, state, block }: Pick<PaymentRow, 'reference' | 'state' | 'block'>,
  changes: Pick<PaymentRow, 'state' | 'block'>,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...changes, lookedAt: null })
    .where(
      and(
        eq(payments.reference, reference),
        eq(payments.state, state),
        block === null ? isNull(payments.block) : eq(payments.block, block),
      ),
    )
}

/** Moves the payments of one player that may still vanish to another. */
export async function moveWatchedPayments(db: Database, from: string, to: string): Promise<void> {
  await db
    .update(payments)
    .set({ playerId: to })
    .where(and(eq(payments.playerId, from), inArray(payments.state, ['watched', 'missing'])))
}

/**
 * Resolves with the player whose wallet on Base an address (lower-cased) is, or with null. Keys of guests do not count,
 * and World App's wallets are on World Chain.
 */
export async function playerOfWallet(db: Database, address: string): Promise<string | null> {
  const rows = await db
    .select({ playerId: identities.playerId })
    .from(identities)
    .where(and(eq(identities.subject, address), eq(identities.kind, 'wallet')))
    .limit(1)
  return rows[0]?.playerId ?? null
}

/** A player's addresses, lower-cased, by the chain on which they pay. */
export interface PlayerWallets {
  readonly base: readonly string[]
  /** World App's wallets. On Base, another person may own a contract at the same address. */
  readonly world: readonly string[]
}

export async function walletsOf(db: Database, playerId: string): Promise<PlayerWallets> {
  const kinds = ['wallet', 'burner', 'world'] as const
  const rows = await db
    .select({ kind: identities.kind, subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.playerId, playerId), inArray(identities.kind, [...kinds])))
  const world = rows.filter(({ kind }) => kind === 'world')
  const base = rows.filter(({ kind }) => kind !== 'world')
  return {
    base: base.map(({ subject }) => subject),
    world: world.map(({ subject }) => subject.replace(/^world:/, '')),
  }
}

import { dayOf } from '#src/rules/calendar.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  addSponsorship,
  feesOn,
  hasUnpaidCall,
  lockSponsorships,
  removeSponsorship,
  type Sponsorship,
  unsettledOf,
  updateSponsorship,
} from './sponsorship-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import type { SponsorRefusal } from './sponsor-refusal.ts'

type ReserveContext = Pick<ServerContext, 'clock' | 'config' | 'ids' | 'store'>

/** A call whose fee is reserved. */
export type CallToSponsor = Pick<
  Sponsorship,
  'playerId' | 'wallet' | 'entryPoint' | 'nonce' | 'units' | 'feeWei' | 'fromBlock' | 'validUntil'
>

/** A reserved fee. `release` gives it back, for a call that the paymaster has not signed. */
export type Reservation =
  | { readonly refusal: SponsorRefusal }
  | { readonly refusal: null; readonly release: () => Promise<void> }

const GWEI = 1_000_000_000n
/** The default budgets of a day: 0.001 ETH for a player and for a wallet, 0.05 ETH for all. */
const PLAYER_GWEI = 1_000_000
const SERVER_GWEI = 50_000_000
/** Longer than a player takes to confirm a payment in a wallet. */
const RESERVED_MS = 10 * 60_000
/** A signed call that has not landed may still land. After this number in a day a wallet gets no further one. */
const MAX_LAPSED = 3
/** How long a call that has lapsed is looked for at least: when it lands after all, it counts. */
export const LATE_LANDING_MS = 24 * 60 * 60_000

/**
 * Reserves the highest fee of a call in the budgets of its day, for all nodes. The same operation can be reserved
 * again, because only one with its nonce can land. Without `isSigned` it reserves nothing and only returns the refusal.
 */
export async function reserveFee(
  server: ReserveContext,
  call: CallToSponsor,
  { isSigned }: { isSigned: boolean },
): Promise<Reservation> {
  const { store } = server
  return store.transact(async (tx) => {
    await lockSponsorships(tx)
    const since = new Date(server.clock.now().getTime() - LATE_LANDING_MS)
    const unsettled = await unsettledOf(tx, call, since)
    const earlier = unsettled.find((other) => isSameOperation(other, call))
    const others = unsettled.filter((other) => other !== earlier)
    const refusal =
      (await refusalByHistory(tx, call, others)) ??
      (await refusalByBudget(server, tx, { call, earlier }))
    if (refusal) return { refusal }
    if (!isSigned) return { refusal: null, release: async () => undefined }
    return { refusal: null, release: await storeReservation(server, tx, { call, earlier }) }
  })
}

/** Stores a reservation. Resolves with the function that gives it back. */
async function storeReservation(
  { clock, ids, store }: ReserveContext,
  tx: Transaction,
  { call, earlier }: { call: CallToSponsor; earlier: Sponsorship | undefined },
): Promise<() => Promise<void>> {
  const reservedAt = clock.now()
  const times = { reservedAt, expiresAt: new Date(reservedAt.getTime() + RESERVED_MS) }
  const day = dayOf(reservedAt)
  // A new one also when the operation is reserved again, so that the earlier request does not give this fee back.
  const id = ids.uuid()
  if (earlier) {
    const feeWei = call.feeWei > earlier.feeWei ? call.feeWei : earlier.feeWei
    const units = call.units < earlier.units ? call.units : earlier.units
    // A landing between two reads of the chain is looked for from the first of them.
    const fromBlock = call.fromBlock < earlier.fromBlock ? call.fromBlock : earlier.fromBlock
    const { playerId, validUntil } = call
    const reserved = { id, ...times, day, feeWei, fromBlock, playerId, units, validUntil }
    const changes = { ...reserved, state: 'open' } as const
    await updateSponsorship(tx, earlier, changes)
    // The paymaster may have signed it before, so it stays reserved.
    return async () => undefined
  }
  await addSponsorship(tx, { ...call, ...times, id, day, state: 'open' })
  return () => removeSponsorship(store.db, id)
}

function isSameOperation(other: Sponsorship, call: CallToSponsor): boolean {
  const { entryPoint, nonce, wallet } = call
  return other.wallet === wallet && other.entryPoint === entryPoint && other.nonce === nonce
}

async function refusalByHistory(
  tx: Transaction,
  call: CallToSponsor,
  others: readonly Sponsorship[],
): Promise<SponsorRefusal | null> {
  if (await hasUnpaidCall(tx, call.wallet)) {
    return ['rejected', 'A sponsored call of this wallet did not pay. It pays its own fees now.']
  }
  if (others.some(({ state }) => state === 'open')) {
    return ['limited', 'An earlier payment has not arrived yet. Try again in some minutes.']
  }
  const lapsed = others.filter(({ state, wallet }) => state === 'lapsed' && wallet === call.wallet)
  if (lapsed.length < MAX_LAPSED) return null
  return ['limited', 'Too many payments of this wallet did not arrive. Try again tomorrow.']
}

async function refusalByBudget(
  { clock, config }: ReserveContext,
  tx: Transaction,
  { call, earlier }: { call: CallToSponsor; earlier: Sponsorship | undefined },
): Promise<SponsorRefusal | null> {
  const day = dayOf(clock.now())
  const { ofPlayer, ofWallet, total } = await feesOn(tx, { ...call, day })
  const isCounted = earlier?.day === day && earlier.playerId === call.playerId
  const counted = isCounted ? earlier.feeWei : 0n
  const added = call.feeWei > counted ? call.feeWei - counted : 0n
  const ofOne = BigInt(config.PAYMASTER_DAILY_GWEI ?? PLAYER_GWEI) * GWEI
  const ofAll = BigInt(config.PAYMASTER_HOUSE_DAILY_GWEI ?? SERVER_GWEI) * GWEI
  if (ofPlayer + added > ofOne || ofWallet + added > ofOne) {
    return ['limited', 'Your sponsored fees of this day are spent.']
  }
  return total + added > ofAll ? ['limited', 'All sponsored fees of this day are spent.'] : null
}

import { createSponsorChain, type SponsorChain } from '../../platform/chain/sponsor-chain.ts'
import { sponsorsCalls } from '../../platform/chain/paymaster.ts'
import {
  expiredSponsorships,
  lapsedSponsorships,
  type Sponsorship,
  unsettledOf,
  updateSponsorship,
} from '../../write/payments/sponsorship-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { LATE_LANDING_MS } from '../../write/payments/reserve-fee.ts'

type SettleContext = Pick<ServerContext, 'clock' | 'store'>

/** Short, because an open call keeps its player from another. */
const INTERVAL_MS = 60_000
/** The number of rounds in which lapsed calls are looked for once. */
const LAPSED_ROUNDS = 10

/** Settles expired calls every minute and lapsed ones every ten, until `stopping` aborts. Does nothing if no calls are sponsored. */
export async function runSponsorshipWorker(
  server: Pick<ServerContext, 'clock' | 'config' | 'log' | 'store'>,
  stopping: AbortSignal,
): Promise<void> {
  const { BASE_RPC_URL } = server.config
  if (BASE_RPC_URL === undefined || !sponsorsCalls(server.config)) return
  const chain = createSponsorChain(BASE_RPC_URL, server.config)
  for (let round = 0; !stopping.aborted; round += 1) {
    const settling = round % LAPSED_ROUNDS === 0 ? settleAll : settleExpired
    await settling(server, chain).catch((failure: unknown) =>
      server.log.warn({ err: failure }, 'could not settle sponsored calls'),
    )
    await server.clock.sleep(INTERVAL_MS, stopping)
  }
}

/** Settles all calls whose time is over. Rejects if the chain does not respond. */
export async function settleExpired(server: SettleContext, chain: SponsorChain): Promise<void> {
  const expired = await expiredSponsorships(server.store.db, server.clock.now())
  for (const sponsorship of expired) await settle(server, chain, sponsorship)
}

/**
 * Settles all calls whose time is over, and those that have lapsed within a day or whose fee is still reserved. Rejects if
 * the chain does not respond.
 */
export async function settleAll(server: SettleContext, chain: SponsorChain): Promise<void> {
  const since = new Date(server.clock.now().getTime() - LATE_LANDING_MS)
  await settleExpired(server, chain)
  for (const sponsorship of await lapsedSponsorships(server.store.db, since)) {
    await settle(server, chain, sponsorship)
  }
}

/**
 * Settles the reservations of a player and a wallet, also those that have lapsed within a day and landed afterwards.
 * Rejects if the chain does not respond.
 */
export async function settleOf(
  server: SettleContext,
  chain: SponsorChain,
  owner: Pick<Sponsorship, 'playerId' | 'wallet'>,
): Promise<void> {
  const since = new Date(server.clock.now().getTime() - LATE_LANDING_MS)
  const unsettled = await unsettledOf(server.store.db, owner, since)
  for (const sponsorship of unsettled) await settle(server, chain, sponsorship)
}

/**
 * Replaces a reserved fee by the actual one when the call has landed. A call that has not landed in time lapses, so that
 * the player may make another. Its fee stays reserved until the chain has passed the end of the paymaster's signature.
 */
async function settle(
  { clock, store }: SettleContext,
  chain: SponsorChain,
  sponsorship: Sponsorship,
): Promise<void> {
  const { nonce, state, expiresAt, validUntil } = sponsorship
  // Read first: a call that lands after this block is valid no more.
  const head = await chain.readHead()
  const landing = await chain.findLanding({ ...sponsorship, nonce: BigInt(nonce) })
  if (landing === 'unseen') return
  if (landing && (landing.isPaid || landing.feeWei > 0n)) {
    const { feeWei, isPaid } = landing
    await updateSponsorship(store.db, sponsorship, { feeWei, state: isPaid ? 'paid' : 'unpaid' })
  } else if (landing || head.at > validUntil) {
    // The nonce was used at no cost of a paymaster, or the signature has ended.
    await updateSponsorship(store.db, sponsorship, { feeWei: 0n, state: 'lapsed' })
  } else if (state === 'open' && expiresAt.getTime() <= clock.now().getTime()) {
    await updateSponsorship(store.db, sponsorship, { state: 'lapsed' })
  }
}

import { createSponsorChain, type SponsorChain } from '../../chain/sponsor-chain.ts'
import { sponsorsCalls } from '../../chain/paymaster.ts'
import {
  expiredSponsorships,
  type Sponsorship,
  unsettledOf,
  updateSponsorship,
} from '../../db/repositories/sponsorships.ts'
import type { ServerContext } from '../server-context.ts'
import { LAPSED_MS } from './reserve-fee.ts'

type SettleContext = Pick<ServerContext, 'clock' | 'store'>

/** Short, because an expired reservation keeps others from using the budget. */
const INTERVAL_MS = 60_000

/** Settles expired reservations every minute until `stopping` aborts. Does nothing if no calls are sponsored. */
export async function runSponsorshipWorker(
  server: Pick<ServerContext, 'clock' | 'config' | 'log' | 'store'>,
  stopping: AbortSignal,
): Promise<void> {
  const { BASE_RPC_URL } = server.config
  if (BASE_RPC_URL === undefined || !sponsorsCalls(server.config)) return
  const chain = createSponsorChain(BASE_RPC_URL, server.config)
  while (!stopping.aborted) {
    await settleExpired(server, chain).catch((failure: unknown) =>
      server.log.warn({ err: failure }, 'could not settle sponsored calls'),
    )
    await server.clock.sleep(INTERVAL_MS, stopping)
  }
}

/** Settles all reservations whose time is over. Rejects if the chain does not respond. */
export async function settleExpired(server: SettleContext, chain: SponsorChain): Promise<void> {
  const expired = await expiredSponsorships(server.store.db, server.clock.now())
  for (const sponsorship of expired) await settle(server, chain, sponsorship)
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
  const since = new Date(server.clock.now().getTime() - LAPSED_MS)
  const unsettled = await unsettledOf(server.store.db, owner, since)
  for (const sponsorship of unsettled) await settle(server, chain, sponsorship)
}

/**
 * Replaces a reserved fee by the actual one when the call has landed. Releases it when the call has not landed in time,
 * or at no cost of a paymaster.
 */
async function settle(
  { clock, store }: SettleContext,
  chain: SponsorChain,
  sponsorship: Sponsorship,
): Promise<void> {
  const { nonce, state, expiresAt } = sponsorship
  const landing = await chain.findLanding({ ...sponsorship, nonce: BigInt(nonce) })
  if (landing && (landing.isPaid || landing.feeWei > 0n)) {
    const { feeWei, isPaid } = landing
    await updateSponsorship(store.db, sponsorship, { feeWei, state: isPaid ? 'paid' : 'unpaid' })
  } else if (state === 'open' && (landing || expiresAt.getTime() <= clock.now().getTime())) {
    await updateSponsorship(store.db, sponsorship, { feeWei: 0n, state: 'lapsed' })
  }
}

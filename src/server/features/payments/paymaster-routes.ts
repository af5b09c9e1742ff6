import { paymasterCall } from '#src/protocol/calls/paymaster.ts'
import { createPaymaster } from '../../platform/chain/paymaster.ts'
import { createSponsorChain } from '../../platform/chain/sponsor-chain.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { sponsorCall } from './sponsor-call.ts'

/**
 * Wallets make this call, not the page, so it has no bearer key. The reference of an order replaces it: the page
 * puts it into the address that it names to the wallet, and only the player of the order knows it.
 */
export function bindPaymasterRoute(
  router: Router,
  server: ServerContext,
  limits: RateLimits,
): void {
  const { config } = server
  const requestSponsorship = createPaymaster(config)
  const chain = config.BASE_RPC_URL && createSponsorChain(config.BASE_RPC_URL, config)
  bind(router, paymasterCall, ({ body, context, query }) => {
    if (!requestSponsorship || !chain) {
      throw new RequestError('not_found', 'Nothing is sponsored here.')
    }
    // Counted by address, too, so that a caller who names another player's wallet does not use up its limit.
    const address = clientAddress(context, config.TRUST_PROXY) ?? ''
    const limitByWallet = (wallet: string) => limits.take('walletSponsored', `${address}|${wallet}`)
    return sponsorCall(
      { ...server, requestSponsorship, chain, limitByWallet },
      { ...body, order: query.order },
    )
  })
}

import { paymasterCall } from '#src/protocol/calls/paymaster.ts'
import { createPaymaster } from '../chain/paymaster.ts'
import { bind, type Door } from '../http/bind.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { RequestError } from '../http/request-error.ts'
import type { Means } from '../services/means.ts'
import { sponsorCall } from '../services/payments/sponsor-call.ts'

/** What wallets ask, not the page: who asks is told by the wallet that is to pay. */
export function bindPaymasterRoute(door: Door, means: Means, limits: RateLimits): void {
  const askPaymaster = createPaymaster(means.config)
  bind(door, paymasterCall, ({ body }) => {
    if (!askPaymaster) throw new RequestError('not_found', 'Nothing is sponsored here.')
    const admitWallet = (wallet: string) => limits.take('walletSponsored', wallet)
    return sponsorCall({ ...means, askPaymaster, admitWallet }, body)
  })
}

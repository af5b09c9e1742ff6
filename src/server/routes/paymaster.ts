import { paymasterCall } from '#src/protocol/calls/paymaster.ts'
import { createPaymaster } from '../chain/paymaster.ts'
import { createSenderReader } from '../chain/read-sender.ts'
import { bind, type Door } from '../http/bind.ts'
import { clientAddress } from '../http/client-address.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { RequestError } from '../http/request-error.ts'
import type { Means } from '../services/means.ts'
import { sponsorCall } from '../services/payments/sponsor-call.ts'

/** What wallets ask, not the page: who asks is told by the wallet that is to pay. */
export function bindPaymasterRoute(door: Door, means: Means, limits: RateLimits): void {
  const { config } = means
  const requestSponsorship = createPaymaster(config)
  const readSender = config.BASE_RPC_URL && createSenderReader(config.BASE_RPC_URL, config)
  bind(door, paymasterCall, ({ body, context }) => {
    if (!requestSponsorship || !readSender) {
      throw new RequestError('not_found', 'Nothing is sponsored here.')
    }
    // With who asks: whoever names a stranger's wallet takes nothing from its owner.
    const asker = clientAddress(context, config.TRUST_PROXY) ?? ''
    const admitWallet = (wallet: string) => limits.take('walletSponsored', `${asker}|${wallet}`)
    return sponsorCall({ ...means, requestSponsorship, readSender, admitWallet }, body)
  })
}

import { type ApiClient } from '#src/api/client.ts'
import { type Timers } from '#src/lib/timers.ts'
import { createPayments, type Payments } from '#src/wallet/payments.ts'
import { createMemoryStorage } from './storages.ts'

/** Creates the payments of a demo server, which need no wallet. */
export function createDemoPayments(
  { newKey }: Pick<ApiClient, 'newKey'>,
  timers: Timers,
): Payments {
  return createPayments({
    ...{ newKey, timers, storage: createMemoryStorage().storage },
    terms: async () => ({
      payments: 'demo',
      treasury_address: null,
      usdc_address: '0x',
      sponsors_calls: false,
      takes_world_payments: false,
    }),
    now: timers.now,
    payer: async () => null,
    wallet: () => '0x1',
    host: { pay: null },
    order: () => Promise.reject(new TypeError('A demo server takes no orders.')),
    paymaster: 'https://game.example/api/v1/paymaster',
  })
}

import { type ApiClient } from '#src/api/client.ts'
import { type Timers } from '#src/lib/timers.ts'
import { createTill, type Till } from '#src/wallet/till.ts'
import { memoryKept } from './storages.ts'

/** Where a demo is bought: no wallet is asked. */
export function demoTill({ newKey }: Pick<ApiClient, 'newKey'>, timers: Timers): Till {
  return createTill({
    ...{ newKey, timers, kept: memoryKept().kept },
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
    byHost: () => null,
    paymaster: 'https://game.example/api/v1/paymaster',
  })
}

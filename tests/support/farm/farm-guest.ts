import type { AskedServer, Guest } from '../hostile/hostile-server.ts'
import { write } from './trader.ts'

/** What a guest does in the farm, one after the other, whatever the answers are. */
const TRADES = [
  { side: 'buy', symbol: 'SMOKES', quantity: 60 },
  { side: 'sell', symbol: 'SMOKES', quantity: 60 },
  { side: 'buy', symbol: 'TAPES', quantity: 15 },
  { side: 'sell', symbol: 'TAPES', quantity: 10 },
] as const
const FAVOUR = {
  action: 'request_favor',
  details: { favor_type: 'cash_advance', character: 'tommy' },
} as const

/** Trades to and fro, which would move prices and feed the pot, and borrows money. Returns how many calls were answered with 200. */
export async function farmGuest(server: AskedServer, guest: Guest): Promise<number> {
  const calls = [
    ...TRADES.map((body) => ({ route: 'POST /api/v1/economy/trade', body })),
    { route: 'POST /api/v1/turn', body: { actions: [FAVOUR] } },
    { route: 'POST /api/v1/turn', body: { actions: [{ action: 'job' }] } },
  ]
  let taken = 0
  for (const call of calls) {
    const { status } = await write(server, guest, call)
    taken += status === 200 ? 1 : 0
  }
  return taken
}

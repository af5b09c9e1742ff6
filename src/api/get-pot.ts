import { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type MonthlyPot = ResponseOf<typeof monthlyPotCall>

/** Returns the month's pot and the sources of its money. */
export function getPot(client: ApiClient): Promise<MonthlyPot> {
  return client.request(monthlyPotCall)
}

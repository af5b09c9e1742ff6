import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/db/database.ts'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import { type Acknowledged } from './city-client.ts'

/** How often each action was done. */
export interface ActionCounts {
  readonly trades: number
  readonly ways: number
  readonly jobs: number
  readonly advances: number
  /** Loans and payments on them, because a chip may be either. */
  readonly deals: number
}

/** Counts by the responses to the clients. */
export function deedsTold(acknowledged: readonly Acknowledged[]): ActionCounts {
  const told = (path: string) => acknowledged.filter((write) => write.path === path).length
  const isAdvance = ({ path, body }: Acknowledged) =>
    path === favourCall.path && JSON.stringify(body).includes('cash_advance')
  const isRepayment = ({ path }: Acknowledged) => path.endsWith('/repay')
  return {
    trades: told(tradeCall.path),
    ways: told(travelCall.path),
    jobs: told(batchCall.path),
    advances: acknowledged.filter(isAdvance).length,
    deals: told(chatChoiceCall.path) + acknowledged.filter(isRepayment).length,
  }
}

/** Counts by the database. */
export async function deedsBooked(db: Database): Promise<ActionCounts> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await db.execute(query)).rows[0]?.['n'])
  const booked = (kind: string) =>
    count(sql`select count(*) as n from entries where kind = ${kind}`)
  return {
    trades: await booked('trade'),
    ways: await booked('travel_toll'),
    jobs: await booked('job_pay'),
    advances: await count(sql`select count(*) as n from loans where kind = 'advance'`),
    deals:
      (await booked('loan_repayment')) +
      (await count(sql`select count(*) as n from loans where kind = 'loan'`)),
  }
}

import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/db/database.ts'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { turnCall } from '#src/protocol/calls/turn.ts'
import { type Acknowledged } from './city-client.ts'

/** How often each thing was done. */
export interface Deeds {
  readonly trades: number
  readonly ways: number
  readonly jobs: number
  readonly repayments: number
  readonly advances: number
  readonly loans: number
}

/** By what clients were told. */
export function deedsTold(acknowledged: readonly Acknowledged[]): Deeds {
  const told = (path: string) => acknowledged.filter((write) => write.path === path).length
  const isAdvance = ({ path, body }: Acknowledged) =>
    path === favourCall.path && JSON.stringify(body).includes('cash_advance')
  return {
    trades: told(tradeCall.path),
    ways: told(travelCall.path),
    jobs: told(turnCall.path),
    repayments: acknowledged.filter(({ path }) => path.endsWith('/repay')).length,
    advances: acknowledged.filter(isAdvance).length,
    loans: told(chatChoiceCall.path),
  }
}

/** By the books. */
export async function deedsBooked(db: Database): Promise<Deeds> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await db.execute(query)).rows[0]?.['n'])
  const booked = (kind: string) =>
    count(sql`select count(*) as n from entries where kind = ${kind}`)
  return {
    trades: await booked('trade'),
    ways: await booked('travel_toll'),
    jobs: await booked('job_pay'),
    repayments: await booked('loan_repayment'),
    advances: await count(sql`select count(*) as n from loans where kind = 'advance'`),
    loans: await count(sql`select count(*) as n from loans where kind = 'loan'`),
  }
}

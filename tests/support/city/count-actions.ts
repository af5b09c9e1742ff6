import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/db/database.ts'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import { type Acknowledged } from './city-client.ts'

/** The number of actions of each kind. */
export interface ActionCounts {
  readonly trades: number
  readonly trips: number
  readonly jobs: number
  readonly advances: number
  /** Loans without opening debts, payments and moved dates: a chip that is accepted may be any of them. */
  readonly deals: number
}

/** Counts the actions in the acknowledged writes. */
export function acknowledgedActions(acknowledged: readonly Acknowledged[]): ActionCounts {
  const countOf = (path: string) => acknowledged.filter((write) => write.path === path).length
  const isAdvance = ({ path, body }: Acknowledged) =>
    path === favourCall.path && JSON.stringify(body).includes('cash_advance')
  const isRepayment = ({ path }: Acknowledged) => path.endsWith('/repay')
  return {
    trades: countOf(tradeCall.path),
    trips: countOf(travelCall.path),
    jobs: countOf(batchCall.path),
    advances: acknowledged.filter(isAdvance).length,
    deals: countOf(chatChoiceCall.path) + acknowledged.filter(isRepayment).length,
  }
}

/** Counts the actions in the database. */
export async function storedActions(db: Database): Promise<ActionCounts> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await db.execute(query)).rows[0]?.['n'])
  const booked = (kind: string) =>
    count(sql`select count(*) as n from entries where kind = ${kind}`)
  return {
    trades: await booked('trade'),
    trips: await booked('travel_toll'),
    jobs: await booked('job_pay'),
    advances: await count(sql`select count(*) as n from loans where kind = 'advance'`),
    deals:
      (await booked('loan_repayment')) +
      (await count(sql`select count(*) as n from loans where kind = 'loan' and not is_opening`)) +
      (await count(sql`select count(*) as n from loans where is_begged`)),
  }
}

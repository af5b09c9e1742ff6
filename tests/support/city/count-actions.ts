import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/db/database.ts'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { turnCall } from '#src/protocol/calls/turn.ts'
import { type Acknowledged } from './city-client.ts'

/** The number of actions of each kind. */
export interface ActionCounts {
  readonly trades: number
  readonly trips: number
  readonly jobs: number
  readonly advances: number
  /** Taken loans and payments on them: a chip may be either. */
  readonly loans: number
}

/** Counts the acknowledged actions. */
export function countAcknowledged(acknowledged: readonly Acknowledged[]): ActionCounts {
  const acknowledgedOn = (path: string) =>
    acknowledged.filter((write) => write.path === path).length
  const isAdvance = ({ path, body }: Acknowledged) =>
    path === favourCall.path && JSON.stringify(body).includes('cash_advance')
  const isRepayment = ({ path }: Acknowledged) => path.endsWith('/repay')
  return {
    trades: acknowledgedOn(tradeCall.path),
    trips: acknowledgedOn(travelCall.path),
    jobs: acknowledgedOn(turnCall.path),
    advances: acknowledged.filter(isAdvance).length,
    loans: acknowledgedOn(chatChoiceCall.path) + acknowledged.filter(isRepayment).length,
  }
}

/** Counts the actions that the database contains. */
export async function countStored(db: Database): Promise<ActionCounts> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await db.execute(query)).rows[0]?.['n'])
  const entriesOf = (kind: string) =>
    count(sql`select count(*) as n from entries where kind = ${kind}`)
  return {
    trades: await entriesOf('trade'),
    trips: await entriesOf('travel_toll'),
    jobs: await entriesOf('job_pay'),
    advances: await count(sql`select count(*) as n from loans where kind = 'advance'`),
    loans:
      (await entriesOf('loan_repayment')) +
      (await count(sql`select count(*) as n from loans where kind = 'loan'`)),
  }
}

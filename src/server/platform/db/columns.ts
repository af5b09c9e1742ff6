import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, accurate to the millisecond. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Integer cents. A bigint column read as a number, safe up to 90 trillion dollars. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** The id of a transaction, 64 bits without wraparound. Only PostgreSQL compares it. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant to the millisecond. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Integer cents. A bigint column read as a number: safe to 90 trillion dollars. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** The id of a transaction, 64 bits: it does not wrap around. PostgreSQL orders and compares it; JavaScript never does. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownerOf } from './schema.ts'

/** Tables of what players cost the operator: sponsored calls, and tokens of a language model. */

/** Wei, up to a billion ether. */
const wei = (name: string) => numeric(name, { precision: 27, scale: 0, mode: 'bigint' })

/**
 * Sponsored calls. The highest possible fee is reserved before the paymaster signs, and replaced by the actual one when
 * the call has landed. A player and a wallet have one open call at a time.
 */
export const sponsorships = pgTable(
  'sponsorships',
  {
    /** The id of the reservation. The same operation gets another when it is reserved again. */
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    /** The sender's address, lower-cased. */
    wallet: text('wallet').notNull(),
    entryPoint: text('entry_point').notNull(),
    /** The operation's nonce, in hex. Of several operations with one nonce, one can land. */
    nonce: text('nonce').notNull(),
    /** What the call must pay the treasury, in millionths of a USDC. */
    units: bigint('units', { mode: 'bigint' }).notNull(),
    /** The UTC day whose budgets the call is charged to. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The highest possible fee; the actual one after the call has landed. */
    feeWei: wei('fee_wei').notNull(),
    /**
     * `paid`: landed with the transfer. `unpaid`: landed without it, which ends the wallet's credit. `lapsed`: has not
     * landed in time. The fee of a lapsed call stays reserved until the paymaster's signature has ended.
     */
    state: text('state').$type<'open' | 'paid' | 'unpaid' | 'lapsed'>().notNull(),
    /** The block from which on the call can have landed. */
    fromBlock: integer('from_block').notNull(),
    reservedAt: instant('reserved_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the paymaster's signature ends at the latest, by the clock of Base. */
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [
    uniqueIndex('sponsorships_one_open_player')
      .on(table.playerId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('sponsorships_one_open_wallet')
      .on(table.wallet)
      .where(sql`${table.state} = 'open'`),
    index('sponsorships_wallet').on(table.wallet),
    index('sponsorships_day').on(table.day),
  ],
)

/** Tokens of a language model that were used for an address on a UTC day. Deleted after the day. */
export const addressTokens = pgTable(
  'address_tokens',
  {
    /** The address that a limit counts: IPv4, or the /64 or /48 of IPv6. */
    address: text('address').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tokens: integer('tokens').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.day] })],
)

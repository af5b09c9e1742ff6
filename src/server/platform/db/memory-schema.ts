import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Character } from '#src/protocol/characters.ts'
import type { RecollectionKind } from '#src/rules/sharks/recollections/recollection.ts'
import { instant } from './columns.ts'
import { ownerOf } from './schema.ts'

/** What sharks recall of players' own words. The facts of the rules are in `relations`, and are not changed by it. */
export const recollections = pgTable(
  'recollections',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    /** The shark that recalls it. */
    character: text('character').$type<Character>().notNull(),
    kind: text('kind').$type<RecollectionKind>().notNull(),
    /** A phrase that addresses the player: 'your sister Rosa'. Data, never instructions. */
    words: text('words').notNull(),
    /** When a promise has to be kept. */
    dueAt: instant('due_at'),
    saidAt: instant('said_at').notNull(),
    knownFrom: instant('known_from').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The shark that passed it on; null for what the player said to this shark. */
    hearsayFrom: text('hearsay_from').$type<Character>(),
    /** The recollection that was passed on. */
    origin: uuid('origin'),
    quotedAt: instant('quoted_at'),
  },
  (table) => [
    index('recollections_player').on(table.playerId),
    index('recollections_end').on(table.endsAt),
  ],
)

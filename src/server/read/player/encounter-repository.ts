import type { encounters } from '../../platform/db/life-schema.ts'

export type EncounterRow = typeof encounters.$inferSelect

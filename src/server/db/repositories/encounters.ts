import type { encounters } from '../life-schema.ts'

export type EncounterRow = typeof encounters.$inferSelect

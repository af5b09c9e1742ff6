import * as z from 'zod/mini'
import { characterSchema } from './characters.ts'
import { dollarsSchema, uuidSchema } from './fields.ts'
import { boroughNameSchema } from './street.ts'

/** The choices of an encounter. */
export const ENCOUNTER_CHOICES = ['pay', 'run', 'fight', 'talk'] as const

/** Who stands in a player's way, and what paying costs. Nothing else moves until it is settled. */
export const encounterSchema = z.object({
  id: uuidSchema,
  kind: z.enum(['police', 'collector']),
  /** Who sent the collector; null for the police. */
  shark: z.nullable(characterSchema),
  borough: boroughNameSchema,
  price: dollarsSchema,
  title: z.string(),
  choices: z.array(z.enum(ENCOUNTER_CHOICES)),
})

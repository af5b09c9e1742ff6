import * as z from 'zod/mini'
import { dollarsSchema, uuidSchema } from './fields.ts'
import { boroughNameSchema } from './street.ts'

/** The choices of an encounter. */
export const ENCOUNTER_CHOICES = ['pay', 'run', 'fight', 'talk'] as const

/** A meeting that the player must settle before trading, travelling or borrowing, with the price of `pay`. */
export const encounterSchema = z.object({
  id: uuidSchema,
  kind: z.enum(['police']),
  borough: boroughNameSchema,
  price: dollarsSchema,
  title: z.string(),
  choices: z.array(z.enum(ENCOUNTER_CHOICES)),
})

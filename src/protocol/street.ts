import * as z from 'zod/mini'
import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/lib/names.ts'
import { dollarsSchema } from './fields.ts'

export { BOROUGH_NAMES, GOOD_SYMBOLS }
export type BoroughName = (typeof BOROUGH_NAMES)[number]
export const boroughNameSchema = z.enum(BOROUGH_NAMES)

/** Parses 'ice' to 'ICE'. */
export const symbolSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((symbol) => symbol.toUpperCase()),
  ),
  z.enum(GOOD_SYMBOLS, `The goods are ${GOOD_SYMBOLS.join(', ')}.`),
)

/** Parses 'Staten Island' to 'staten_island'. */
export const boroughSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name) => name.toLowerCase().replace(/[\s-]+/g, '_')),
  ),
  z.enum(BOROUGH_NAMES, `The boroughs are ${BOROUGH_NAMES.join(', ')}.`),
)

/** The goods that a player holds, and their room. */
export const stashSchema = z.object({
  capacity: z.number(),
  used: z.number(),
  /** The next size and its price; null for the largest size. */
  next: z.nullable(z.object({ capacity: z.number(), price: dollarsSchema })),
  goods: z.array(
    z.object({
      symbol: z.enum(GOOD_SYMBOLS),
      quantity: z.number(),
      /** Average cost of a unit, fees included. */
      average_cost: dollarsSchema,
    }),
  ),
})
export type Stash = z.infer<typeof stashSchema>

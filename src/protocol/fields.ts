import * as z from 'zod/mini'

/** A 20-byte hex address. Parsing lower-cases it. */
export const addressSchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'A wallet address is 0x and 40 hex digits.')),
  z.transform((address) => address.toLowerCase() as `0x${string}`),
)
export const hexSchema = z.pipe(
  z
    .string()
    .check(z.regex(/^0x[0-9a-fA-F]*$/, 'A signature is 0x and hex digits.'), z.maxLength(20_000)),
  z.transform((hex) => hex as `0x${string}`),
)
export const uuidSchema = z.uuid()
/** An instant: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime()
/** An amount of the game's money: dollars with at most two decimals. */
export const dollarsSchema = z.number()
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
}

import { USDC_UNITS } from '#src/protocol/base.ts'

/** Returns an amount of USDC in its smallest units. */
export function toUnits(usdc: number): bigint {
  return BigInt(Math.round(usdc * USDC_UNITS))
}

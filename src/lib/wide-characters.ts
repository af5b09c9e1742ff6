/** Placeholder; replaced below by the generated table. */
export const WIDE_RANGES: readonly number[] = []

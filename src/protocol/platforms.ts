/** The environments in which the page runs. */
export const PLATFORMS = [
  'desktop',
  'mobile',
  'farcaster',
  'base_minikit',
  'worldcoin',
  'coinbase',
  'unknown',
] as const
export type Platform = (typeof PLATFORMS)[number]

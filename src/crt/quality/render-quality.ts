import { type Tier } from './tiers.ts'

/** How the tube is rendered on this device and for this player. */
export interface RenderQuality {
  readonly tier: Tier
  /** Whether the player prefers reduced motion. */
  readonly reducedMotion: boolean
}

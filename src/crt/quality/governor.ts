import { type Tier, TIERS } from './tiers.ts'

/** Frames are judged by their median over this window. */
const WINDOW_MS = 1000
/** The tier is lowered when the median frame takes longer. */
const SLOW_MS = 20
/** A longer interval means that nothing was drawn, or that the tab was hidden. It is not counted. */
const PAUSE_MS = 250
/** The first frames after a change are ignored, because shaders are compiled in them. */
const SETTLING_MS = 500
/** How long every window must be fast before a higher tier is tried. Doubles each time that the tier proved too slow. */
const FIRST_WAIT_MS = 30_000
/** A tier that proved too slow this many times is not tried again. */
const MAX_SLOW_COUNT = 4

/** The governor's state. All times count drawn frames only. */
export interface Governor {
  readonly tier: Tier
  /** The intervals of the frames in the current window, in ms. */
  readonly frames: readonly number[]
  readonly windowMs: number
  readonly settlingMs: number
  /** Duration of the consecutive fast windows, in ms. */
  readonly fastMs: number
  /** How many times each tier proved too slow. */
  readonly slowCounts: Readonly<Partial<Record<Tier, number>>>
}

export function startGovernor(tier: Tier): Governor {
  return { tier, frames: [], windowMs: 0, settlingMs: SETTLING_MS, fastMs: 0, slowCounts: {} }
}

/**
 * The state after one more frame, drawn `elapsed` ms after the one before. One slow window lowers the tier. Only a
 * long run of fast windows raises it. The required run doubles each time that the higher tier was too slow, so that
 * the quality does not oscillate.
 */
export function govern(governor: Governor, elapsed: number): Governor {
  if (!(elapsed > 0) || elapsed > PAUSE_MS) return { ...governor, frames: [], windowMs: 0 }
  if (governor.settlingMs > 0) {
    return { ...governor, settlingMs: Math.max(0, governor.settlingMs - elapsed) }
  }
  const frames = [...governor.frames, elapsed]
  const windowMs = governor.windowMs + elapsed
  if (windowMs < WINDOW_MS) return { ...governor, frames, windowMs }
  const judged = { ...governor, frames: [], windowMs: 0 }
  if (medianOf(frames) > SLOW_MS) return lowerTier({ ...judged, fastMs: 0 })
  return raiseTier({ ...judged, fastMs: governor.fastMs + windowMs })
}

function lowerTier(governor: Governor): Governor {
  const { slowCounts, tier } = governor
  const below = TIERS[TIERS.indexOf(tier) - 1]
  if (!below) return governor
  return {
    ...startGovernor(below),
    slowCounts: { ...slowCounts, [tier]: (slowCounts[tier] ?? 0) + 1 },
  }
}

function raiseTier(governor: Governor): Governor {
  const { fastMs, slowCounts, tier } = governor
  const above = TIERS[TIERS.indexOf(tier) + 1]
  if (!above) return governor
  const slowCount = slowCounts[above] ?? 0
  if (slowCount >= MAX_SLOW_COUNT || fastMs < FIRST_WAIT_MS * 2 ** slowCount) return governor
  return { ...startGovernor(above), slowCounts }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

import { type Tier, TIERS } from './tiers.ts'

/** Frames are judged a second at a time, by the median. */
const WINDOW_MS = 1000
/** A tier whose median frame takes longer is too much. */
const SLOW_MS = 20
/** What a gap this long means: nothing was drawn in between, or the tab was away. */
const PAUSE_MS = 250
/** After a change the first frames pay for compiling. */
const SETTLING_MS = 500
/** So long every second has to be quick before more is tried; each time a tier was too much, twice as long. */
const FIRST_WAIT_MS = 30_000
/** A tier that was too much so often is not tried again. */
const MOST_REFUSALS = 4

/** What the governor remembers. Times are of drawn frames: a still screen teaches nothing. */
export interface Governor {
  readonly tier: Tier
  /** ms from frame to frame in the second that is being judged. */
  readonly frames: readonly number[]
  readonly judgedMs: number
  readonly settlingMs: number
  /** ms of quick seconds in a row. */
  readonly quickMs: number
  /** How often each tier was too much. */
  readonly refusals: Readonly<Partial<Record<Tier, number>>>
}

export function startGovernor(tier: Tier): Governor {
  return { tier, frames: [], judgedMs: 0, settlingMs: SETTLING_MS, quickMs: 0, refusals: {} }
}

/**
 * The governor after one more drawn frame, `elapsed` ms after the one before. A slow second drops the tier at once; it
 * rises only after a long time of quick ones, and ever more rarely to where it had to come down from, so that the tube
 * never swings between two.
 */
export function govern(governor: Governor, elapsed: number): Governor {
  if (!(elapsed > 0) || elapsed > PAUSE_MS) return { ...governor, frames: [], judgedMs: 0 }
  if (governor.settlingMs > 0) {
    return { ...governor, settlingMs: Math.max(0, governor.settlingMs - elapsed) }
  }
  const frames = [...governor.frames, elapsed]
  const judgedMs = governor.judgedMs + elapsed
  if (judgedMs < WINDOW_MS) return { ...governor, frames, judgedMs }
  const judged = { ...governor, frames: [], judgedMs: 0 }
  if (medianOf(frames) > SLOW_MS) return drop({ ...judged, quickMs: 0 })
  return rise({ ...judged, quickMs: governor.quickMs + judgedMs })
}

function drop(governor: Governor): Governor {
  const { refusals, tier } = governor
  const below = TIERS[TIERS.indexOf(tier) - 1]
  if (!below) return governor
  return {
    ...startGovernor(below),
    refusals: { ...refusals, [tier]: (refusals[tier] ?? 0) + 1 },
  }
}

function rise(governor: Governor): Governor {
  const { quickMs, refusals, tier } = governor
  const above = TIERS[TIERS.indexOf(tier) + 1]
  if (!above) return governor
  const refused = refusals[above] ?? 0
  if (refused >= MOST_REFUSALS || quickMs < FIRST_WAIT_MS * 2 ** refused) return governor
  return { ...startGovernor(above), refusals }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

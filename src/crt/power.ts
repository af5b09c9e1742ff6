import { type Look } from './knobs.ts'

/** How a picture that comes or goes differs from one that stands. */
export interface PowerState {
  /** Share of its light. */
  readonly light: number
  /** Shares of its size. */
  readonly width: number
  readonly height: number
  /** How far its lines are pulled sideways at most, as a share of its width. */
  readonly shake: number
}

export interface PowerChange {
  readonly kind: 'on' | 'off'
  /** When it was switched, in ms. */
  readonly at: number
}

type PowerKnobs = Pick<Look, 'warmUp' | 'degauss' | 'powerOff'>

/** The coil hums for so long, in ms, and shakes the picture so far at most. */
const DEGAUSS_MS = 900
const FULL_SHAKE = 0.012
const SHAKES_A_SECOND = 11
/** How much smaller the picture comes: the high voltage is still rising. */
const FIRST_SIZE = 0.97
/** The picture folds to a line until here, then to a dot; shares of the time it takes to go. */
const FOLDED = 0.45
const GONE = 0.85
const THIN = 0.004

/**
 * The picture at a moment of coming or going; undefined once it stands. The light only ever rises or only ever falls,
 * so that neither is a flash. A tube that went off stays dark until it is switched on.
 */
export function powerAt(
  { at, kind }: PowerChange,
  knobs: PowerKnobs,
  nowMs: number,
): PowerState | undefined {
  const elapsed = Math.max(0, nowMs - at)
  return kind === 'on' ? coming(elapsed, knobs) : going(elapsed, knobs)
}

/** Whether the next moment looks different. */
export function isPowering(change: PowerChange, knobs: PowerKnobs, nowMs: number): boolean {
  const elapsed = nowMs - change.at
  if (change.kind === 'off') return elapsed <= knobs.powerOff
  return elapsed <= Math.max(knobs.warmUp, knobs.degauss > 0 ? DEGAUSS_MS : 0)
}

function coming(elapsed: number, { degauss, warmUp }: PowerKnobs): PowerState | undefined {
  const isShaking = degauss > 0 && elapsed < DEGAUSS_MS
  if (elapsed >= warmUp && !isShaking) return undefined
  const warm = warmUp > 0 ? ease(elapsed / warmUp) : 1
  const size = FIRST_SIZE + (1 - FIRST_SIZE) * warm
  const left = 1 - elapsed / DEGAUSS_MS
  const swing = Math.cos((2 * Math.PI * SHAKES_A_SECOND * elapsed) / 1000)
  const shake = isShaking ? FULL_SHAKE * degauss * left * left * swing : 0
  return { light: warm, width: size, height: size, shake }
}

function going(elapsed: number, { powerOff }: PowerKnobs): PowerState {
  const gone = powerOff > 0 ? Math.min(1, elapsed / powerOff) : 1
  const folded = ease(gone / FOLDED)
  const shut = ease((gone - FOLDED) / (GONE - FOLDED))
  return {
    light: 1 - ease((gone - FOLDED) / (1 - FOLDED)),
    width: 1 - (1 - THIN) * shut,
    height: 1 - (1 - THIN) * folded,
    shake: 0,
  }
}

function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

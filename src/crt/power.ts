import { type Look } from './knobs.ts'

/** How the picture differs from the normal one while the tube powers on or off. */
export interface PowerState {
  /** Share of its light. */
  readonly light: number
  /** Shares of its size. */
  readonly width: number
  readonly height: number
  /** The largest horizontal displacement of its lines, as a share of its width. */
  readonly shake: number
}

export interface PowerChange {
  readonly kind: 'on' | 'off'
  /** When it was switched, in ms. */
  readonly at: number
}

type PowerKnobs = Pick<Look, 'warmUp' | 'degauss' | 'powerOff'>

/** The duration of the degauss shake in ms, and its largest displacement. */
const DEGAUSS_MS = 900
const FULL_SHAKE = 0.012
const SHAKES_PER_SECOND = 11
/** The initial size of the picture while the high voltage rises. */
const INITIAL_SIZE = 0.97
/** When the picture has folded to a line, then to a dot, as shares of the power-off time. */
const FOLDED = 0.45
const GONE = 0.85
/** The height of that line and the width of that dot, as shares of the picture's. */
const THIN = 0.004

/**
 * The state of the picture at a time during a power change, or undefined when powering on is complete. The light only rises or
 * only falls, so that there is no flash. A tube that was switched off stays dark until it is switched on.
 */
export function powerAt(
  { at, kind }: PowerChange,
  knobs: PowerKnobs,
  nowMs: number,
): PowerState | undefined {
  const elapsed = Math.max(0, nowMs - at)
  return kind === 'on' ? poweringOn(elapsed, knobs) : poweringOff(elapsed, knobs)
}

/** Whether the picture still changes. */
export function isPowering(change: PowerChange, knobs: PowerKnobs, nowMs: number): boolean {
  const elapsed = nowMs - change.at
  if (change.kind === 'off') return elapsed <= knobs.powerOff
  return elapsed <= Math.max(knobs.warmUp, knobs.degauss > 0 ? DEGAUSS_MS : 0)
}

function poweringOn(elapsed: number, { degauss, warmUp }: PowerKnobs): PowerState | undefined {
  const isShaking = degauss > 0 && elapsed < DEGAUSS_MS
  if (elapsed >= warmUp && !isShaking) return undefined
  const warm = warmUp > 0 ? ease(elapsed / warmUp) : 1
  const size = INITIAL_SIZE + (1 - INITIAL_SIZE) * warm
  const left = 1 - elapsed / DEGAUSS_MS
  const swing = Math.cos((2 * Math.PI * SHAKES_PER_SECOND * elapsed) / 1000)
  const shake = isShaking ? FULL_SHAKE * degauss * left * left * swing : 0
  return { light: warm, width: size, height: size, shake }
}

function poweringOff(elapsed: number, { powerOff }: PowerKnobs): PowerState {
  const share = powerOff > 0 ? Math.min(1, elapsed / powerOff) : 1
  const folded = ease(share / FOLDED)
  const shut = ease((share - FOLDED) / (GONE - FOLDED))
  return {
    light: 1 - ease((share - FOLDED) / (1 - FOLDED)),
    width: 1 - (1 - THIN) * shut,
    height: 1 - (1 - THIN) * folded,
    shake: 0,
  }
}

/** Maps 0…1 to 0…1 with a slow start and end. Clamps values outside. */
function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

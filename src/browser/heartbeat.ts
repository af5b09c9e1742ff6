import { type Release } from '#src/lib/releases.ts'

/** The page's clock signal: one beat per display frame while the page is visible, one per 250 ms while it is hidden. */
export interface Heartbeat {
  /** Milliseconds since the page opened. Never decreases. */
  now(): number
  onBeat(run: (nowMs: number) => void): Release
  /** Whether the page is hidden. */
  isHidden(): boolean
  release(): void
}

/** The part of a window that the heartbeat needs, so that a test can supply it. */
export interface HeartbeatWindow {
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
  readonly performance: { now(): number }
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

const HIDDEN_BEAT_MS = 250
/** Browsers may stop animation frames of an occluded window that counts as visible: a timer then produces the beat. */
const LATE_FRAME_MS = 1_000

export function createHeartbeat(view: HeartbeatWindow): Heartbeat {
  const listeners = new Set<(nowMs: number) => void>()
  let frame = 0
  let timer = 0

  const isHidden = (): boolean => view.document.visibilityState === 'hidden'
  const beat = (): void => {
    cancel()
    const nowMs = view.performance.now()
    schedule()
    for (const run of [...listeners]) run(nowMs)
  }
  const cancel = (): void => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
  }
  const schedule = (): void => {
    if (!isHidden()) frame = view.requestAnimationFrame(beat)
    timer = view.setTimeout(beat, isHidden() ? HIDDEN_BEAT_MS : LATE_FRAME_MS)
  }

  view.document.addEventListener('visibilitychange', beat)
  schedule()
  return {
    now: () => view.performance.now(),
    onBeat(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    isHidden,
    release() {
      cancel()
      view.document.removeEventListener('visibilitychange', beat)
      listeners.clear()
    },
  }
}

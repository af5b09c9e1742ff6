import { type Release } from '#src/lib/releases.ts'

/** The page's pulse: a beat a display frame while it is seen, a beat a quarter second while it is hidden. */
export interface Heartbeat {
  /** Milliseconds since the page opened; never runs backwards. */
  now(): number
  onBeat(run: (nowMs: number) => void): Release
  /** Whether nobody sees the page now. */
  isHidden(): boolean
  release(): void
}

/** What the heartbeat needs of a window, so that a test can be one. */
export interface HeartbeatWindow {
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
  readonly performance: { now(): number }
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

const HIDDEN_BEAT_MS = 250
/** Browsers may stop animation frames of a page that is "visible" (an occluded window): a late frame is beaten by a timer. */
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

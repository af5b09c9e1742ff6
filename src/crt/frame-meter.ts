import { type FrameWatch, type PassName } from './gauge.ts'

/** The cost of a frame in ms. A pass that did not run is absent. */
export interface FrameCost {
  readonly total: number
  readonly passes: Readonly<Partial<Record<PassName, number>>>
}

export interface FrameMeterSetup {
  /** ms */
  readonly now: () => number
  /** Drawing commands run asynchronously, so each part waits for the GPU at its end. This makes the frame slower. */
  readonly waitForDrawing: () => void
  readonly report: (cost: FrameCost) => void
}

/** Measures the parts of each frame. Time spent in a nested part counts only for the nested part. */
export function createFrameMeter({ now, report, waitForDrawing }: FrameMeterSetup): FrameWatch {
  let passes: Partial<Record<PassName, number>> = {}
  /** Time of the parts nested in the running one, which is subtracted from it. */
  let inside = 0
  return {
    gauge(pass, run) {
      const outside = inside
      inside = 0
      const startedAt = now()
      const result = run()
      waitForDrawing()
      const spent = now() - startedAt
      passes = { ...passes, [pass]: (passes[pass] ?? 0) + spent - inside }
      inside = outside + spent
      return result
    },
    end(hasDrawn) {
      const taken = passes
      passes = {}
      inside = 0
      const total = Object.values(taken).reduce((sum, cost) => sum + cost, 0)
      if (hasDrawn) report({ total, passes: taken })
    },
  }
}

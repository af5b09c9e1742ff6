import { type FrameWatch, type PassName } from './gauge.ts'

/** The cost of a frame in ms. A pass that did not run is absent. */
export interface FrameCost {
  readonly total: number
  readonly passes: Readonly<Partial<Record<PassName, number>>>
}

export interface FrameMeterSetup {
  /** Returns the current time in ms. */
  readonly now: () => number
  /**
   * Waits for the GPU. Called at the end of each part, because drawing commands run asynchronously. Makes frames
   * slower.
   */
  readonly waitForDrawing: () => void
  /** Called at the end of each drawn frame. */
  readonly report: (cost: FrameCost) => void
}

/** Measures the parts of each frame. Time spent in a nested part counts only for the nested part. */
export function createFrameMeter({ now, report, waitForDrawing }: FrameMeterSetup): FrameWatch {
  let passes: Partial<Record<PassName, number>> = {}
  /** Time of the parts nested in the running one. It is subtracted from the running one. */
  let nested = 0
  return {
    gauge(pass, run) {
      const nestedBefore = nested
      nested = 0
      const startedAt = now()
      const result = run()
      waitForDrawing()
      const spent = now() - startedAt
      passes = { ...passes, [pass]: (passes[pass] ?? 0) + spent - nested }
      nested = nestedBefore + spent
      return result
    },
    end(hasDrawn) {
      const taken = passes
      passes = {}
      nested = 0
      const total = Object.values(taken).reduce((sum, cost) => sum + cost, 0)
      if (hasDrawn) report({ total, passes: taken })
    },
  }
}

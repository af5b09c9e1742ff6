import { type FrameWatch, type PassName } from './gauge.ts'

/** What a frame cost, in ms. A pass that did not run is not there. */
export interface FrameCost {
  readonly total: number
  readonly passes: Readonly<Partial<Record<PassName, number>>>
}

export interface FrameMeterSetup {
  /** ms */
  readonly now: () => number
  /** Drivers draw long after they were asked to: each part ends by waiting, which makes the frame slower. */
  readonly waitForDrawing: () => void
  readonly tell: (cost: FrameCost) => void
}

/** Adds up the parts of each frame. A part that runs inside of another is not counted twice. */
export function createFrameMeter({ now, tell, waitForDrawing }: FrameMeterSetup): FrameWatch {
  let passes: Partial<Record<PassName, number>> = {}
  /** What the parts inside of the running one took, which is not its own. */
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
      if (hasDrawn) tell({ total, passes: taken })
    },
  }
}

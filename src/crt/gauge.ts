/** The measured parts of a frame: the text, then the tube's passes in their order. */
export const PASSES = ['text', 'burn-in', 'afterglow', 'glow', 'glass'] as const
export type PassName = (typeof PASSES)[number]

/** Runs a part of a frame. An implementation may measure its time. */
export type Gauge = <result>(pass: PassName, run: () => result) => result

/** Measures the parts of frames. */
export interface FrameWatch {
  readonly gauge: Gauge
  /** Ends a beat. `hasDrawn` tells whether a frame was drawn in it. */
  end(hasDrawn: boolean): void
}

/** Runs the part without measuring. */
export const NO_GAUGE: Gauge = (_, run) => run()

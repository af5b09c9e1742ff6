/** The parts of a frame whose cost is told: the text itself, then the tube's passes in their order. */
export const PASSES = ['text', 'burn-in', 'afterglow', 'glow', 'glass'] as const
export type PassName = (typeof PASSES)[number]

/** Runs a part of a frame; one that measures tells how long it took. */
export type Gauge = <result>(pass: PassName, run: () => result) => result

/** Who has the parts of frames measured. */
export interface FrameWatch {
  readonly gauge: Gauge
  /** A beat is over; whether a frame was drawn in it. */
  end(hasDrawn: boolean): void
}

/** Measures nothing. */
export const NO_GAUGE: Gauge = (_, run) => run()

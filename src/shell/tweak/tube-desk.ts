import { type Calibration, type Look } from '#src/crt/knobs.ts'
import { type LookDocument, type LookProfile } from '#src/crt/presets/look-document.ts'
import { type Release } from '#src/lib/releases.ts'
import { type PASS_LABELS, type PatternId } from '#src/protocol/tweak-texts.ts'

/** What a frame cost, in ms; a part that did not run is not there. */
export interface DeskCost {
  readonly total: number
  readonly passes: Readonly<Partial<Record<keyof typeof PASS_LABELS, number>>>
}

/** The running tube, as far as the panel has a hand on it. */
export interface TubeDesk {
  /** Null is the profile that is shown. */
  show(document: LookDocument, profile: LookProfile | null): void
  readonly profile: LookProfile
  /** A look as it stands on a profile, with what the profile changes of every look. */
  lookOn(document: LookDocument, profile: LookProfile): Look
  onProfileChange(run: (profile: LookProfile) => void): Release
  readonly calibration: Calibration
  calibrate(calibration: Calibration): void
  onCalibrated(run: (calibration: Calibration) => void): Release
  showPattern(pattern: PatternId | null): void
  freeze(isFrozen: boolean): void
  wipeBurnIn(): void
  /** What is on the glass as a PNG; null where there is no tube. */
  capture(): Promise<Blob | null>
  /** Tells the cost of each frame that is drawn, which costs more meanwhile. */
  meter(tell: (cost: DeskCost) => void): Release
}

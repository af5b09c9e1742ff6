import { type Release } from '#src/lib/releases.ts'
import { type PatternId } from '#src/protocol/tweak-texts.ts'
import { type FrameCost } from '../frame-meter.ts'
import { type Calibration, type Look } from '../knobs.ts'
import { type LookDocument, type LookProfile } from './look-document.ts'

export type { FrameCost } from '../frame-meter.ts'

/** Controls of the running tube, for the tweak panel. */
export interface TubeControls {
  readonly profile: LookProfile
  onProfileChange(run: (profile: LookProfile) => void): Release
  /** Shows a look as it is on a profile; null is the current profile. */
  show(document: LookDocument, profile: LookProfile | null): void
  readonly calibration: Calibration
  calibrate(calibration: Calibration): void
  onCalibrated(run: (calibration: Calibration) => void): Release
  /** Calls `run` with the id of the preset that the player chooses in the settings; null is the game's own look. */
  onPreferred(run: (id: string | null) => void): Release
  /** Draws the current screen with a look, small. Returns a data address; null when there is no tube. */
  thumbnail(document: LookDocument): string | null
  /** Returns a look as it is on a profile. */
  lookOn(document: LookDocument, profile: LookProfile): Look
  /** Shows a test pattern; null shows the screen again. */
  showPattern(pattern: PatternId | null): void
  freeze(isFrozen: boolean): void
  wipeBurnIn(): void
  /** Resolves with the current picture as a PNG; null when there is no tube. */
  capture(): Promise<Blob | null>
  /** Reports the cost of each drawn frame. Measuring makes frames slower. */
  meter(report: (cost: FrameCost) => void): Release
}

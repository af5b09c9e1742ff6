import { type Release } from '#src/lib/releases.ts'
import { type Platform } from '#src/protocol/platforms.ts'

/** The surroundings the page runs in: a plain browser, or an app that shows it. */
export interface Host {
  readonly platform: Platform
  /** Inside somebody else's frame. */
  readonly embedded: boolean
  /** The first frame is on the glass. */
  ready(): Promise<void>
  /** A touch the hand can feel, where the device can. */
  haptic(strength: 'light' | 'medium' | 'heavy'): void
  /** The host's own way back. */
  onBack(run: () => void): Release
  openLink(url: string): void
}

import { type Platform } from '#src/protocol/platforms.ts'
import { type Host, NO_INSETS, type SharedText } from './host.ts'

export interface CreateWebHostOptions {
  readonly platform: Platform
  readonly embedded: boolean
  readonly vibrate: (ms: number) => void
  readonly openWindow: (url: string) => void
  /** Opens the device's share sheet, or copies to the clipboard. */
  readonly share: (shared: SharedText) => Promise<void>
}

const BUZZ_MS = { light: 10, medium: 20, heavy: 40 } as const

/** Creates the host of a plain browser, which draws its own back button and waits for no `ready`. */
export function createWebHost({
  platform,
  embedded,
  vibrate,
  openWindow,
  share,
}: CreateWebHostOptions): Host {
  return {
    platform,
    embedded,
    user: null,
    safeArea: NO_INSETS,
    notifies: false,
    isAdded: false,
    ready: () => Promise.resolve(),
    signIn: null,
    stepUp: null,
    pay: null,
    addToApps: null,
    haptic: (strength) => vibrate(BUZZ_MS[strength]),
    onBack: () => () => undefined,
    showBack: () => undefined,
    share,
    openLink: openWindow,
    onAccountChange: () => () => undefined,
    close: null,
  }
}

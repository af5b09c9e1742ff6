import { type Platform } from '#src/protocol/platforms.ts'
import { type Host } from './host.ts'

export interface CreateWebHostOptions {
  readonly platform: Platform
  readonly embedded: boolean
  readonly vibrate: (ms: number) => void
  readonly openWindow: (url: string) => void
}

const BUZZ_MS = { light: 10, medium: 20, heavy: 40 } as const

/** A plain browser: nobody waits for us, and back is the browser's own business. */
export function createWebHost({
  platform,
  embedded,
  vibrate,
  openWindow,
}: CreateWebHostOptions): Host {
  return {
    platform,
    embedded,
    ready: () => Promise.resolve(),
    haptic: (strength) => vibrate(BUZZ_MS[strength]),
    onBack: () => () => undefined,
    openLink: openWindow,
  }
}

import { type Host } from '../host.ts'
import { createMiniAppHost, type MiniAppHostOptions } from './mini-app-host.ts'

export type OpenMiniAppOptions = Pick<
  MiniAppHostOptions,
  'context' | 'embedded' | 'fetcher' | 'timers' | 'quickAuthOrigin' | 'log'
>

/** Farcaster's clients, in a frame or a web view. Loads their SDK. */
export async function openFarcasterHost(options: OpenMiniAppOptions): Promise<Host> {
  const { sdk } = await import('@farcaster/frame-sdk')
  return createMiniAppHost({
    ...options,
    sdk,
    platform: 'farcaster',
    provider: 'farcaster',
    // Swipes are the game's own.
    setReady: () => sdk.actions.ready({ disableNativeGestures: true }),
    addFrame: () => sdk.actions.addMiniApp(),
  })
}

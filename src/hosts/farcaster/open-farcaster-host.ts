import { sdk } from '@farcaster/frame-sdk'
import { type Host } from '../host.ts'
import { createMiniAppHost, type MiniAppHostOptions } from './mini-app-host.ts'

export type OpenMiniAppOptions = Pick<
  MiniAppHostOptions,
  'context' | 'embedded' | 'fetcher' | 'timers' | 'quickAuthOrigin' | 'log'
>

/** Opens a Farcaster client, in a frame or a web view. */
export function openFarcasterHost(options: OpenMiniAppOptions): Host {
  return createMiniAppHost({
    ...options,
    sdk,
    platform: 'farcaster',
    provider: 'farcaster',
    // The game handles swipes itself.
    setReady: () => sdk.actions.ready({ disableNativeGestures: true }),
    addFrame: () => sdk.actions.addMiniApp(),
  })
}

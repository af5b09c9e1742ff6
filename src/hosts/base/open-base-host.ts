import { sdk } from '@farcaster/frame-sdk'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { createMiniAppHost } from '../farcaster/mini-app-host.ts'
import { type OpenMiniAppOptions } from '../farcaster/open-farcaster-host.ts'
import { type Host } from '../host.ts'
import { withinTime } from '../within-time.ts'
import { mountMiniKit } from './mount-minikit.tsx'

export interface OpenBaseOptions extends OpenMiniAppOptions {
  readonly page: Document
}

/**
 * Opens Base App through MiniKit, which uses Farcaster's protocol and bridge. Where Base App is only a browser with a
 * wallet, the web host is used instead.
 */
export async function openBaseHost({ page, ...options }: OpenBaseOptions): Promise<Host> {
  const { timers, log } = options
  const miniKit = await withinTime(timers, HOST_CALL_MS.bridge, 'MiniKit', () =>
    mountMiniKit(page),
  ).catch((failure: unknown) => {
    // The bridge may work without MiniKit.
    log('mounting MiniKit', failure)
    return {
      setReady: () => sdk.actions.ready({ disableNativeGestures: true }),
      addFrame: () => sdk.actions.addMiniApp(),
    }
  })
  return createMiniAppHost({
    ...options,
    sdk,
    platform: 'base_minikit',
    provider: 'base',
    setReady: miniKit.setReady,
    addFrame: miniKit.addFrame,
  })
}

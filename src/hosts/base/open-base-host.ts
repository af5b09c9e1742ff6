import { createMiniAppHost } from '../farcaster/mini-app-host.ts'
import { type OpenMiniAppOptions } from '../farcaster/open-farcaster-host.ts'
import { type Host } from '../host.ts'

export interface OpenBaseOptions extends OpenMiniAppOptions {
  readonly page: Document
}

/**
 * Base App where it speaks Farcaster's protocol: through MiniKit, which stands on the same bridge. (Where Base App is a
 * browser with a wallet in it, the web host does.)
 */
export async function openBaseHost({ page, ...options }: OpenBaseOptions): Promise<Host> {
  const [{ mountMiniKit }, { sdk }] = await Promise.all([
    import('./mount-minikit.tsx'),
    import('@farcaster/frame-sdk'),
  ])
  const miniKit = await mountMiniKit(page)
  return createMiniAppHost({
    ...options,
    sdk,
    platform: 'base_minikit',
    provider: 'base',
    setReady: miniKit.setReady,
    addFrame: miniKit.addFrame,
  })
}

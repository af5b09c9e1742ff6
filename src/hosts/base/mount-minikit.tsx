import { MiniKitProvider, useAddFrame, useMiniKit } from '@coinbase/onchainkit/minikit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { base } from 'viem/chains'
import { createConfig, WagmiProvider } from 'wagmi'

/** MiniKit's hooks as plain functions. */
export interface MiniKit {
  setReady(): Promise<void>
  addFrame(): Promise<unknown>
}

/**
 * Mounts MiniKit's provider outside the page's own elements. Never unmounts it, because that would remove all listeners
 * from the bridge, including those of other modules. Resolves when the hooks can be called.
 */
export function mountMiniKit(page: Document): Promise<MiniKit> {
  // No storage: in a cross-site frame reading it throws.
  const config = createConfig({
    chains: [base],
    connectors: [],
    transports: { [base.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  return new Promise((resolve) => {
    createRoot(page.createElement('div')).render(
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <MiniKitProvider enabled autoConnect={false}>
            <Hooks onReady={resolve} />
          </MiniKitProvider>
        </QueryClientProvider>
      </WagmiProvider>,
    )
  })
}

function Hooks({ onReady }: { readonly onReady: (miniKit: MiniKit) => void }): ReactNode {
  const { setMiniAppReady } = useMiniKit()
  const addFrame = useAddFrame()
  useEffect(() => {
    onReady({
      // The game handles swipes itself.
      setReady: async () => void (await setMiniAppReady({ disableNativeGestures: true })),
      addFrame,
    })
  }, [onReady, setMiniAppReady, addFrame])
  return null
}

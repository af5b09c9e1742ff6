import { memo, type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Announce } from '#src/browser/announce.ts'
import { type TubeElements } from '#src/browser/tube-elements.ts'
import { type Release } from '#src/lib/releases.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { createCrashCounter } from './crash-counter.ts'
import { Tube } from './tube.tsx'

/** A part of the page that arrives later; null until then. */
type Part = StoreApi<{ readonly node: ReactNode }>

export interface AppProps {
  /** Opens the picture in the elements of the tube, once for each mount. Returns the release of the picture. */
  readonly openTube: (elements: TubeElements) => Release
  /** `<WalletConnectors>`, which arrives when a player needs a wallet for the first time. */
  readonly walletConnectors: Part
  /** `<TweakPanel>`, which arrives where the query asks for it. */
  readonly tweakPanel: Part
  /** Called when a component has failed. The tube is not affected. */
  readonly onCrash: (message: string) => void
}

/** The page. The state of the game is not React's, so it never renders again; only its later parts do. */
export const App = memo(function App({
  openTube,
  walletConnectors,
  tweakPanel,
  onCrash,
}: AppProps): ReactNode {
  return (
    <>
      <Tube ref={openTube} />
      <CrashBoundary onCrash={onCrash}>
        <Later part={walletConnectors} />
      </CrashBoundary>
      <CrashBoundary onCrash={onCrash}>
        <Later part={tweakPanel} />
      </CrashBoundary>
    </>
  )
})

/** Renders a part of the page as soon as it has arrived. */
function Later({ part }: { readonly part: Part }): ReactNode {
  // Suspense would delay a part that arrives soon after another.
  return useSyncExternalStore(part.subscribe, part.getState).node
}

/** The page, and the parts of it that arrive later. */
export interface Shell {
  showWalletConnectors(part: ReactNode): void
  showTweakPanel(part: ReactNode): void
  /** Mounts the page in an element. Its release unmounts it. */
  mount(root: HTMLElement, openTube: AppProps['openTube']): Release
}

export function createShell(announce: Announce): Shell {
  const walletConnectors: Part = createStore(() => ({ node: null }))
  const tweakPanel: Part = createStore(() => ({ node: null }))
  const onCrash = createCrashCounter(announce)
  return {
    showWalletConnectors: (node) => walletConnectors.setState({ node }),
    showTweakPanel: (node) => tweakPanel.setState({ node }),
    mount(root, openTube) {
      const reactRoot = createRoot(root)
      reactRoot.render(
        // Checks only the part of a tree that it is the root of.
        <StrictMode>
          <App {...{ openTube, walletConnectors, tweakPanel, onCrash }} />
        </StrictMode>,
      )
      return () => reactRoot.unmount()
    },
  }
}

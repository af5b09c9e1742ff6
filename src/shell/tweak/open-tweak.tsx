import { type ReactNode } from 'react'
import { type Announce } from '#src/browser/announce.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { type Release } from '#src/lib/releases.ts'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { TweakPanel } from './tweak-panel.tsx'
import { createTweakStore } from './tweak-store.ts'
import './tweak.css'
import { TweakContext } from './use-tweak.ts'

export interface OpenTweakOptions {
  readonly page: Window
  readonly tube: TubeControls
  readonly storage: ClientStorage
  readonly announce: Announce
  /** The look in the address, or why it could not be read. */
  readonly shared: { readonly document: LookDocument | null; readonly failure: string | null }
}

/** Creates the tweak panel, for `?tweak=crt`. */
export function openTweak({ page, shared, ...options }: OpenTweakOptions): {
  readonly panel: ReactNode
  readonly release: Release
} {
  const store = createTweakStore({ ...options, shared: shared.document })
  if (shared.failure !== null) store.showMessage(shared.failure, true)
  const panel = (
    <TweakContext value={store}>
      <TweakPanel tube={options.tube} page={page} />
    </TweakContext>
  )
  return { panel, release: store.release }
}

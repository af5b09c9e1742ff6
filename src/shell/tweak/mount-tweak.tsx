import { createRoot } from 'react-dom/client'
import { type Announce } from '#src/browser/announce.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { CrashBoundary } from '../crash-boundary.tsx'
import { createCrashCounter } from '../crash-counter.ts'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { TweakPanel } from './tweak-panel.tsx'
import { createTweakStore } from './tweak-store.ts'
import './tweak.css'
import { TweakContext } from './use-tweak.ts'

export interface MountTweakOptions {
  readonly page: Window
  readonly tube: TubeControls
  readonly storage: ClientStorage
  readonly announce: Announce
  /** The look in the address, or why it could not be read. */
  readonly shared: { readonly document: LookDocument | null; readonly failure: string | null }
}

/** Mounts the tweak panel, for `?tweak=crt`. */
export function mountTweak({ page, shared, ...options }: MountTweakOptions): Release {
  const releases = new Releases()
  const place = page.document.createElement('div')
  page.document.body.append(place)
  releases.own(() => place.remove())
  const store = createTweakStore({ ...options, shared: shared.document })
  releases.own(store.release)
  if (shared.failure !== null) store.showMessage(shared.failure, true)
  const root = createRoot(place)
  releases.own(() => root.unmount())
  root.render(
    <CrashBoundary onCrash={createCrashCounter(options.announce)}>
      <TweakContext value={store}>
        <TweakPanel tube={options.tube} page={page} />
      </TweakContext>
    </CrashBoundary>,
  )
  return () => releases.releaseAll()
}

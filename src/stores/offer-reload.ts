import { type ClientStorage } from '#src/browser/storage.ts'
import { createStrip } from '#src/browser/strip.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Releases } from '#src/lib/releases.ts'
import { keepDraft, keepView } from './kept-page.ts'
import { showLine } from './show-line.ts'
import { type Stores } from './stores.ts'

/**
 * Shows the state of the line on the strip, with a button that reloads the page for a new version. Returns the reload,
 * which keeps the screen and the text being typed.
 */
export function offerReload({
  flow,
  page,
  releases,
  sessionStorage,
  stores,
}: {
  readonly flow: Flow
  readonly page: Window
  readonly releases: Releases
  readonly sessionStorage: ClientStorage
  readonly stores: Stores
}): () => void {
  const reload = (): void => {
    keepView(sessionStorage, flow.state.view)
    page.location.reload()
  }
  releases.own(keepDraft(sessionStorage, stores))
  releases.own(showLine(createStrip(page.document), stores, reload))
  return reload
}

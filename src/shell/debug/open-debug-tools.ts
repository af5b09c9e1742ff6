import { removeQueryParameters } from '#src/browser/address-bar.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { type PageLog } from '#src/browser/page-log.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Route } from '#src/flow/routes.ts'
import { type Releases } from '#src/lib/releases.ts'
import { showLog } from './log-overlay.ts'
import { outlineSafeArea, outlineTargets } from './outlines.ts'
import { reset } from './reset.ts'

export interface DebugToolsSetup {
  readonly page: Window
  readonly route: Pick<Route, 'debugLogs' | 'hitbox' | 'notes' | 'reset' | 'safeArea'>
  readonly log: PageLog
  readonly storage: ClientStorage
  readonly sessionStorage: ClientStorage
  readonly releases: Releases
}

/**
 * Opens the tools that the address requests: a log, outlines, the reset. Resolves with 'leaving' when the page reloads
 * after a reset.
 */
export async function openDebugTools(setup: DebugToolsSetup): Promise<'staying' | 'leaving'> {
  const { storage, log, page, releases, route, sessionStorage } = setup
  const { document } = page
  for (const note of route.notes) log.debug('address', note)
  if (route.debugLogs)
    releases.own(showLog(document, log, (text) => copyText(page.navigator, text)))
  if (route.safeArea) releases.own(outlineSafeArea(document, route.safeArea === 'figures'))
  if (route.hitbox) releases.own(outlineTargets(document))
  if (!route.reset) return 'staying'
  const isCleared = await reset({ page: document, storage, sessionStorage })
  removeQueryParameters(page, ['reset'])
  if (!isCleared) return 'staying'
  // The page has already read the old values, so it is reloaded.
  page.location.reload()
  return 'leaving'
}

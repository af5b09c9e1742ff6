import { removeQueryParameters } from '#src/browser/address-bar.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { type PageLog } from '#src/browser/page-log.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Route } from '#src/flow/routes.ts'
import { type Releases } from '#src/lib/releases.ts'
import { showLog } from './log-overlay.ts'
import { outlineSafeArea, outlineTargets } from './outlines.ts'
import { reset } from './reset.ts'

export interface AsideSetup {
  readonly page: Window
  readonly route: Pick<Route, 'debugLogs' | 'hitbox' | 'notes' | 'reset' | 'safeArea'>
  readonly log: PageLog
  readonly kept: ClientStorage
  readonly session: ClientStorage
  readonly releases: Releases
}

/**
 * What the address asks for beside the game: a log, outlines, the question before a reset. 'leaving' where the page begins
 * anew.
 */
export async function openAside(setup: AsideSetup): Promise<'staying' | 'leaving'> {
  const { kept, log, page, releases, route, session } = setup
  const { document } = page
  for (const note of route.notes) log.debug('address', note)
  if (route.debugLogs)
    releases.own(showLog(document, log, (text) => copyText(page.navigator, text)))
  if (route.safeArea) releases.own(outlineSafeArea(document, route.safeArea === 'figures'))
  if (route.hitbox) releases.own(outlineTargets(document))
  if (!route.reset) return 'staying'
  const isCleared = await reset({ page: document, kept, session })
  removeQueryParameters(page, ['reset'])
  if (!isCleared) return 'staying'
  // What was read of the old values before the question goes with the page.
  page.location.reload()
  return 'leaving'
}

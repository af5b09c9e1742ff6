import { type CDPSession, type Page } from 'playwright'
import { type PageSource } from '../tabs.ts'
import { buildPage } from '../webgl/build-page.ts'
import './twin-page-contract.ts'

/** The window in CSS px, in which a cell of the desktop's grid is 12×28.8. */
const WINDOW = { width: 960, height: 720 }

/** Returns a page with a world and its twin, without a glass. `hasTouch` gives it a touch screen. */
export async function openTwinPage(tabs: PageSource, hasTouch = false): Promise<Page> {
  const script = await buildPage('tests/support/terminal/twin-page.ts', [])
  const page = await openScriptPage(tabs, script, hasTouch)
  await page.waitForFunction(() => 'startTwin' in window)
  await page.evaluate(() => window.startTwin())
  return page
}

/** Returns a page that has loaded a script. */
export async function openScriptPage(
  tabs: PageSource,
  script: string,
  hasTouch = false,
): Promise<Page> {
  const page = await tabs.open({ viewport: WINDOW, hasTouch })
  await page.setContent('<!doctype html><html lang="en"><body></body></html>')
  await page.addScriptTag({ content: script, type: 'module' })
  return page
}

const sessions = new WeakMap<Page, CDPSession>()

/** Returns the page's CDP session, which lasts as long as the page. */
export async function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

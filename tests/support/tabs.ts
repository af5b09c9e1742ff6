import { type Browser, type BrowserContextOptions, type Page } from 'playwright'

/** Opens a page with an empty document. */
export interface PageSource {
  open(options?: BrowserContextOptions): Promise<Page>
}

/** A browser whose pages are reused, one page for each set of options. */
export interface Tabs extends PageSource {
  /** Closes the browser. The next page opens in a new one. */
  close(): Promise<void>
}

/**
 * Returns tabs of the browser that `launch` starts when the first page is opened. A page that is opened again has a new
 * document without the scripts of the old one, which takes a fifth of the time of a new page.
 */
export function createTabs(launch: () => Promise<Browser>): Tabs {
  let browser: Promise<Browser> | null = null
  let pages = new Map<string, Page>()
  return {
    async open(options = {}) {
      const key = JSON.stringify(options)
      const kept = pages.get(key)
      if (kept) {
        await kept.goto('about:blank')
        return kept
      }
      browser ??= launch()
      const page = await (await browser).newPage(options)
      pages.set(key, page)
      return page
    },
    async close() {
      const left = browser
      browser = null
      pages = new Map()
      await (await left)?.close()
    },
  }
}

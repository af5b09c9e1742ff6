import { type Browser, type Page } from 'playwright'
import { cutPage } from './glyph-pages.ts'

/** An address that is never requested from the network. Local, so that the page counts as secure. */
const ADDRESS = 'http://localhost:9/'

/** Opens a cross-origin isolated page with a script. Only such a page has a clock with a resolution of 5 µs. */
export async function openIsolatedPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.exposeFunction('fetchGlyphPage', (number: number) =>
    Buffer.from(cutPage(number)).toString('base64'),
  )
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('page.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          headers: {
            'Cross-Origin-Opener-Policy': 'same-origin',
            'Cross-Origin-Embedder-Policy': 'require-corp',
          },
          body: '<!doctype html><html lang="en"><body><script type="module" src="page.js"></script></body></html>',
        }),
  )
  await page.goto(ADDRESS)
  return page
}

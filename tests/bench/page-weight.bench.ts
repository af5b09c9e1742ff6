import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { launchChromium } from '../support/chromium.ts'
import { startServer } from '../support/server-process.ts'
import { place } from '../../tools/lib/places.mjs'
import type { Row } from './row.ts'

const BUDGET_KB = 300

/** Measures the files that a new player's browser fetches until the login screen is shown, each gzipped at level 9. */
export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dcw-bench-'))
  const server = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
    const kilobytes = (await bytesToLogin(page, server.origin)) / 1000
    return [
      {
        name: 'bytes to the login screen',
        value: kilobytes,
        unit: 'KB gzip',
        budget: `≤ ${BUDGET_KB} KB`,
        holds: kilobytes <= BUDGET_KB,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bytesToLogin(page: Page, origin: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(origin)
  // A key press skips each splash before the login screen.
  for (const view of ['boot', 'unbranded', 'asciiTitle']) {
    await page.locator(`#twin[data-view="${view}"]`).waitFor()
    await page.keyboard.press('x')
  }
  await page.locator('#twin[data-view="waitlist"]').waitFor()
  const settled = await Promise.all(sizes)
  return settled.reduce((sum, size) => sum + size, 0)
}

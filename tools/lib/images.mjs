import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, SOFTWARE_GL } from './chromium.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place } from './places.mjs'
import { shrinkPicture } from './shrink-picture.mjs'
import { startBuiltServer } from './start-built-server.mjs'

/** The sizes that hosts require: an icon of 1024² without transparency, a splash of 200², cards of 3:2 and 1.91:1. */
const PICTURES = [
  { name: 'icon', view: 'icon_dcw', width: 1024, height: 1024 },
  { name: 'icon-512', view: 'icon_dcw', width: 512, height: 512 },
  { name: 'icon-192', view: 'icon_dcw', width: 192, height: 192 },
  { name: 'splash', view: 'icon_dcw', width: 200, height: 200 },
  { name: 'widget', view: 'widget_splash', width: 1200, height: 800 },
  { name: 'embed', view: 'promo_logo', width: 1200, height: 800 },
  { name: 'hero', view: 'hero_universal', width: 1200, height: 630 },
]
/** CSS px. The tube is not drawn smaller than is legible, so smaller pictures are scaled down from this height. */
const LEAST_HEIGHT = 512
/** The time until bloom and afterglow have settled. */
const REST_MS = 2_000

await runTool(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const { chromium } = await import('playwright')
  const dataFolder = mkdtempSync(join(tmpdir(), 'dcw-images-'))
  const server = await startBuiltServer(dataFolder)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: SOFTWARE_GL,
  })
  try {
    for (const { name, view, width, height } of PICTURES) {
      const scale = Math.max(1, LEAST_HEIGHT / height)
      const viewport = { width: Math.round(width * scale), height: Math.round(height * scale) }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      await page.goto(`${server.origin}/?view=${view}&profile=full`)
      await page.getByRole('img').first().waitFor({ state: 'attached' })
      await page.waitForTimeout(REST_MS)
      const picture = await page.screenshot()
      const isWhole = scale === 1
      const sized = isWhole ? picture : await shrinkPicture(browser, picture, width)
      writeFileSync(place(`assets/${name}.png`), sized)
      await page.close()
      console.log(`assets/${name}.png  ${width}×${height}`)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

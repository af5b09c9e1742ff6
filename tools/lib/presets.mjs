import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { loadSource } from './load-source.mjs'
import { place } from './places.mjs'

const SHEET = { tube: { width: 1067, height: 800 }, shownWidth: 272, columns: 4 }
/** The small pictures that the page shows. */
const THUMBNAILS = 'assets/looks'

process.env['CHROMIUM_PATH'] = await ensureChromium()
const { loaded } = await loadSource('/tests/support/webgl/draw-presets.ts')
rmSync(place(THUMBNAILS), { recursive: true, force: true })
mkdirSync(place(THUMBNAILS), { recursive: true })
for (const { id, picture } of await loaded.drawThumbnails()) {
  writeFileSync(place(`${THUMBNAILS}/${id}.webp`), picture)
}
writeFileSync(place('docs/screens/presets.png'), await loaded.drawPresets(SHEET))
process.exit(0)

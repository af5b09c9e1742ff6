import { writeFileSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { loadSource } from './load-source.mjs'
import { place } from './places.mjs'

const SHEET = { tube: { width: 1067, height: 800 }, shownWidth: 272, columns: 4 }

process.env['CHROMIUM_PATH'] = await ensureChromium()
const { loaded } = await loadSource('/tests/support/webgl/draw-presets.ts')
writeFileSync(place('docs/screens/presets.png'), await loaded.drawPresets(SHEET))
process.exit(0)

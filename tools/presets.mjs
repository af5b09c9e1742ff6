import { writeFileSync } from 'node:fs'
import { createServer, createServerModuleRunner } from 'vite'
import { ensureChromium } from './lib/chromium.mjs'
import { place } from './lib/places.mjs'

// `node tools/presets.mjs`: draws one screen with every preset, side by side, into docs/screens/presets.png.

const SHEET = { tube: { width: 1067, height: 800 }, shownWidth: 272, columns: 4 }

process.env['CHROMIUM_PATH'] = await ensureChromium()
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
const { drawPresets } = await runner.import(place('tests/support/webgl/draw-presets.ts'))
writeFileSync(place('docs/screens/presets.png'), await drawPresets(SHEET))
process.exit(0)

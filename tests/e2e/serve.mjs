import { rmSync } from 'node:fs'
import { place } from '../../tools/lib/places.mjs'

// The built game on an empty data folder: what every browser run starts from.
const data = place('.cache/e2e/data')
rmSync(data, { recursive: true, force: true })
process.env['DATA_DIR'] = data
await import(new URL('../../dist/server/main.js', import.meta.url).href)

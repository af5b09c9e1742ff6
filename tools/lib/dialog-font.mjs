import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { place } from './places.mjs'

/** The characters of the dialogs and of most wallets' names. Others are shown in the browser's own font. */
const RANGES = [
  [0x20, 0x7e],
  [0x2010, 0x2026],
]

const text = RANGES.flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')
const { resolve } = createRequire(import.meta.url)
const font = readFileSync(resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff2'))
const subset = await subsetFont(font, text, { targetFormat: 'woff2' })
writeFileSync(place('src/shell/unifont-dialog.woff2'), subset)
console.log(`src/shell/unifont-dialog.woff2: ${subset.length} bytes`)

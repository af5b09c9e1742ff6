import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openUnifont, type Unifont } from './unifont.ts'

/** Pages of 256 code points, in the format of src/terminal/glyphs/glyph-page.ts. */
export type GlyphPages = ReadonlyMap<number, Uint8Array>

/** Increase this when the cutting or the format changes, to invalidate cached pages. */
const FORMAT = 2
/** Two bits per code point: 0 absent, 1 one cell, 2 two cells, 3 a mark that combines with the character before it. */
const HEADER_BYTES = 64
const MARK = 3

/** The first and last code point of the emoji, which a second font adds: the first one has none above its plane. */
const EMOJI = { first: 0x1f300, last: 0x1faff } as const

/** The files of the two fonts: the terminal's font, and the one with the emoji. */
export function fontFiles(): readonly Buffer[] {
  const { resolve } = createRequire(import.meta.url)
  return [
    readFileSync(resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff')),
    readFileSync(resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
  ]
}

/** Opens the terminal's font: GNU Unifont, and the emoji of its continuation UnifontEX. */
export function openTerminalFont([main, emoji]: readonly Buffer[]): Unifont {
  if (!main || !emoji) throw new RangeError('the terminal has two fonts')
  const font = openUnifont(main)
  const known = new Set(font.codePoints)
  const added = openUnifont(emoji)
  const isAdded = (codePoint: number): boolean =>
    codePoint >= EMOJI.first &&
    codePoint <= EMOJI.last &&
    !known.has(codePoint) &&
    added.isWholeCells(codePoint)
  return {
    codePoints: [...font.codePoints, ...added.codePoints.filter(isAdded)].sort((a, b) => a - b),
    cut: (codePoint) => (known.has(codePoint) ? font : added).cut(codePoint),
    isWholeCells: (codePoint) => (known.has(codePoint) ? font : added).isWholeCells(codePoint),
  }
}

/** Cuts the font into pages (`only` these, if given): a header with the presence and width of each glyph, then the rows. */
export function cutGlyphPages(font: Unifont, only?: readonly number[]): GlyphPages {
  const pages = new Map<number, { header: Uint8Array; rows: Uint8Array[] }>()
  for (const codePoint of font.codePoints) {
    const number = codePoint >> 8
    if (only && !only.includes(number)) continue
    const glyph = font.cut(codePoint)
    const page = pages.get(number) ?? { header: new Uint8Array(HEADER_BYTES), rows: [] }
    pages.set(number, page)
    const byte = (codePoint & 0xff) >> 2
    const kind = glyph.width === 0 ? MARK : glyph.width
    page.header[byte] = (page.header[byte] ?? 0) | (kind << ((codePoint & 3) * 2))
    page.rows.push(glyph.rows)
  }
  return new Map(
    Array.from(pages, ([number, { header, rows }]) => [number, Buffer.concat([header, ...rows])]),
  )
}

interface GlyphPagesOptions {
  /** The folder in which pages are cached between builds. */
  readonly cacheDir: string
  /** The folder of the pages in the build, without slashes at its ends. A hash of the font is appended. */
  readonly folder: string
}

const VIRTUAL_ID = 'virtual:glyph-pages'

/**
 * Ships the font's glyphs as one small file per page, and the module `virtual:glyph-pages` with their location:
 * `glyphBase` (URL of the folder) and `glyphPageNumbers`. The file of a page is `<page in hex>.bin`.
 */
export function glyphPages({ cacheDir, folder }: GlyphPagesOptions): Plugin {
  const load = lazily(() => readOrCut(cacheDir))
  let base = '/'
  const address = (): string => `${folder}-${load().hash}`
  return {
    name: 'glyph-pages',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return null
      return [
        `export const glyphBase = ${JSON.stringify(`${base}${address()}/`)}`,
        `export const glyphPageNumbers = ${JSON.stringify([...load().pages.keys()])}`,
      ].join('\n')
    },
    generateBundle() {
      for (const [number, source] of load().pages) {
        this.emitFile({ type: 'asset', fileName: `${address()}/${pageFile(number)}`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!path.startsWith(`${base}${folder}-`)) return next()
        const number = Number.parseInt(path.slice(path.lastIndexOf('/') + 1), 16)
        const page = load().pages.get(number)
        if (!page) return next()
        response.setHeader('content-type', 'application/octet-stream')
        response.end(page)
      })
    },
  }
}

const pageFile = (number: number): string => `${number.toString(16).padStart(2, '0')}.bin`

function readOrCut(cacheDir: string): { hash: string; pages: GlyphPages } {
  const fonts = fontFiles()
  const content = createHash('sha256').update(`${FORMAT}`)
  for (const font of fonts) content.update(font)
  const hash = content.digest('hex').slice(0, 10)
  const folder = join(cacheDir, hash)
  const cached = readPages(folder)
  if (cached) return { hash, pages: cached }
  const pages = cutGlyphPages(openTerminalFont(fonts))
  // Renamed when complete, so that an aborted build leaves no partial cache.
  const scratch = `${folder}.${process.pid}`
  mkdirSync(scratch, { recursive: true })
  for (const [number, page] of pages) writeFileSync(join(scratch, pageFile(number)), page)
  try {
    renameSync(scratch, folder)
  } catch {
    // Another build was faster. Its pages are the same.
  }
  return { hash, pages }
}

function readPages(folder: string): GlyphPages | null {
  try {
    const files = readdirSync(folder).toSorted(
      (a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16),
    )
    return new Map(
      files.map((file) => [Number.parseInt(file, 16), readFileSync(join(folder, file))]),
    )
  } catch {
    return null
  }
}

function lazily<value>(make: () => value): () => value {
  let made: { value: value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

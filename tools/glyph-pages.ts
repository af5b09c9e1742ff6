import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openUnifont, type Unifont } from './unifont.ts'

/** Pages of 256 code points, as src/terminal/glyphs/glyph-page.ts reads them. */
export type GlyphPages = ReadonlyMap<number, Uint8Array>

/** Grows when the cutting or the page format changes, so that no cached page outlives it. */
const FORMAT = 1
/** Two bits a code point: 0 not in the font, 1 one cell, 2 two cells, 3 joins the character before it. */
const HEADER_BYTES = 64
const MARK = 3

/** The font file the pages are cut from. */
export function unifontFile(): string {
  const { resolve } = createRequire(import.meta.url)
  return resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff')
}

/** Cuts pages of the font (all where none are named): a header that says which glyphs there are and how wide, then their rows. */
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
  /** Where cut pages are kept between builds. */
  readonly cacheDir: string
  /** Folder of the pages in the build, without slashes at its ends; a hash of the font is added. */
  readonly folder: string
}

const VIRTUAL_ID = 'virtual:glyph-pages'

/**
 * Ships the font's glyphs as one small file a page, and the module `virtual:glyph-pages` that says where they are:
 * `glyphBase` (address of the folder) and `glyphPageNumbers`. A page's file is `<page in hex>.bin`.
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
  const woff = readFileSync(unifontFile())
  const hash = createHash('sha256').update(`${FORMAT}`).update(woff).digest('hex').slice(0, 10)
  const folder = join(cacheDir, hash)
  const cached = readPages(folder)
  if (cached) return { hash, pages: cached }
  const pages = cutGlyphPages(openUnifont(woff))
  // Renamed into place when whole: a build that dies half way leaves nothing that looks finished.
  const scratch = `${folder}.${process.pid}`
  mkdirSync(scratch, { recursive: true })
  for (const [number, page] of pages) writeFileSync(join(scratch, pageFile(number)), page)
  try {
    renameSync(scratch, folder)
  } catch {
    // Another build was first, with the same pages.
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

import { TerminalError } from '../errors.ts'
import { GlyphAtlas } from './glyph-atlas.ts'
import { GlyphPage } from './glyph-page.ts'

/** The pages that are loaded before anything is drawn: Latin, punctuation, boxes and blocks. */
export const START_PAGES = [0x00, 0x20, 0x25] as const

export interface GlyphSetup {
  /** The numbers of the pages that the font has. */
  readonly pages: readonly number[]
  /** Fetches the file of a page. */
  readonly fetchPage: (page: number) => Promise<Uint8Array>
  /** Called when a later page failed to load. Its characters stay replaced. */
  readonly onFailure: (page: number, failure: unknown) => void
}

export interface Glyphs {
  readonly atlas: GlyphAtlas
  /** Resolves when the start pages are loaded. Rejects with a TerminalError when one fails. */
  readonly ready: Promise<void>
}

/** Creates an atlas that loads its pages: the start pages at once, all others when a text first needs them. */
export function loadGlyphs({ pages, fetchPage, onFailure }: GlyphSetup): Glyphs {
  const shipped = new Set(pages)
  const requested = new Set<number>()
  const fetchInto = async (page: number): Promise<void> => {
    requested.add(page)
    atlas.addPage(page, new GlyphPage(await fetchPage(page)))
  }
  const atlas = new GlyphAtlas({
    has: (page) => shipped.has(page),
    want: (page) => {
      if (requested.has(page)) return
      fetchInto(page).catch((failure: unknown) => onFailure(page, failure))
    },
  })
  const ready = Promise.all(START_PAGES.map(fetchInto)).then(
    () => undefined,
    (cause: unknown) => {
      throw new TerminalError('glyphs_missing', 'The characters of the terminal did not load.', {
        cause,
      })
    },
  )
  return { atlas, ready }
}

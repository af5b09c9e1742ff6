import { TerminalError } from '../errors.ts'
import { GlyphAtlas } from './glyph-atlas.ts'
import { GlyphPage } from './glyph-page.ts'

/** The pages that are there before anything is drawn: Latin, punctuation, boxes and blocks. */
export const START_PAGES = [0x00, 0x20, 0x25] as const

export interface GlyphSetup {
  /** Numbers of the pages the font has. */
  readonly pages: readonly number[]
  /** Fetches a page's file; rejects when it cannot be had. */
  readonly fetchPage: (page: number) => Promise<Uint8Array>
  /** Told of a page that failed later on; its characters stay replaced. */
  readonly onFailure: (page: number, failure: unknown) => void
}

export interface Glyphs {
  readonly atlas: GlyphAtlas
  /** Fulfilled when the start pages are there; rejects with a TerminalError when they cannot be had. */
  readonly ready: Promise<void>
}

/** An atlas that fetches its pages: those of the start at once, any other when a text first needs it. */
export function loadGlyphs({ pages, fetchPage, onFailure }: GlyphSetup): Glyphs {
  const shipped = new Set(pages)
  const asked = new Set<number>()
  const fetchInto = async (page: number): Promise<void> => {
    asked.add(page)
    atlas.addPage(page, new GlyphPage(await fetchPage(page)))
  }
  const atlas = new GlyphAtlas({
    has: (page) => shipped.has(page),
    want: (page) => {
      if (asked.has(page)) return
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

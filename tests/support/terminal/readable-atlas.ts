import { GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import { GlyphPage } from '#src/terminal/glyphs/glyph-page.ts'
import { cutPage } from './glyph-pages.ts'

/** A real atlas that remembers which text it gave which slot. */
export class ReadableAtlas {
  readonly atlas: GlyphAtlas
  readonly #texts = new Map<number, string>([[0, ' ']])

  constructor() {
    const texts = this.#texts
    class Noting extends GlyphAtlas {
      override slotOf(grapheme: string): number {
        const slot = super.slotOf(grapheme)
        if (slot >= 3) texts.set(slot, grapheme)
        return slot
      }
    }
    this.atlas = new Noting({ has: () => false, want: () => undefined })
    for (const page of [0x00, 0x21, 0x4e]) this.atlas.addPage(page, new GlyphPage(cutPage(page)))
  }

  /** The second half of a wide character reads '»'. */
  textOf(slot: number): string {
    return this.#texts.get(slot) ?? (this.#texts.has(slot - 1) ? '»' : '?')
  }
}

import { BOLD, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import { GlyphPage } from '#src/terminal/glyphs/glyph-page.ts'
import { cutPage } from './glyph-pages.ts'

/** The slots before it are the blank and the replacements. */
const FIRST_OF_TEXT = 9

/** A real atlas that records the text of each slot. */
export class ReadableAtlas {
  readonly atlas: GlyphAtlas
  readonly #texts = new Map<number, string>([[0, ' ']])
  readonly #shapes = new Map<number, number>()

  constructor() {
    const texts = this.#texts
    const shapes = this.#shapes
    class Noting extends GlyphAtlas {
      override slotOf(grapheme: string, attributes = 0): number {
        const slot = super.slotOf(grapheme, attributes)
        if (slot >= FIRST_OF_TEXT) {
          texts.set(slot, grapheme)
          for (const half of [slot, slot + 1]) shapes.set(half, attributes & (BOLD | UNDERLINE))
        }
        return slot
      }
    }
    this.atlas = new Noting({ has: () => false, want: () => undefined })
    for (const page of [0x00, 0x21, 0x25, 0x4e])
      this.atlas.addPage(page, new GlyphPage(cutPage(page)))
  }

  /** Those of the attributes that change the bitmap. */
  shapeOf(slot: number): number {
    return this.#shapes.get(slot) ?? 0
  }

  /** Reads the second half of a wide character as '»'. */
  textOf(slot: number): string {
    return this.#texts.get(slot) ?? (this.#texts.has(slot - 1) ? '»' : '?')
  }
}

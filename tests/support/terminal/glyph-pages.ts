import { cutGlyphPages, fontFiles, openTerminalFont } from '../../../tools/glyph-pages.ts'
import { type Unifont } from '../../../tools/unifont.ts'

let font: Unifont | undefined

/** The font, read once per test file. */
export function unifont(): Unifont {
  font ??= openTerminalFont(fontFiles())
  return font
}

/** A page in the format that ships. */
export function cutPage(page: number): Uint8Array {
  const bytes = cutGlyphPages(unifont(), [page]).get(page)
  if (!bytes) throw new RangeError(`the font has no page ${page}`)
  return Uint8Array.from(bytes)
}

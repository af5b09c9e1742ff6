import { glyphBase, glyphPageNumbers } from 'virtual:glyph-pages'

/** Numbers of the pages that the build ships. */
export const shippedPages: readonly number[] = glyphPageNumbers

/** Where a shipped page lies. */
export function addressOfPage(page: number): string {
  return `${glyphBase}${page.toString(16).padStart(2, '0')}.bin`
}

import { glyphBase, glyphPageNumbers } from 'virtual:glyph-pages'

/** The numbers of the pages in the build. */
export const shippedPages: readonly number[] = glyphPageNumbers

/** The URL of a page. */
export function addressOfPage(page: number): string {
  return `${glyphBase}${page.toString(16).padStart(2, '0')}.bin`
}

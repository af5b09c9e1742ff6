import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { writeLookLink } from '#src/crt/presets/look-link.ts'

/** Returns the address of the game's first page with the look in its query. */
export function linkOf(page: string, document: LookDocument): string {
  const link = new URL('/', page)
  link.searchParams.set('look', writeLookLink(document))
  return link.href
}

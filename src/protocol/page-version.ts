/**
 * The header in which every answer names the version of the page that the server serves: the file name of its first
 * script, which has a hash of the page's whole code in it.
 */
export const PAGE_VERSION_HEADER = 'x-page-version'

/** Where hashed files of the page are. */
const VERSIONED = /\/build\/([^/"]+\.js)/

/** Returns the version in the address of the page's first script; null for an unhashed address. */
export function versionOfScript(address: string): string | null {
  return VERSIONED.exec(address)?.[1] ?? null
}

/** Returns the version of a page from its markup; null when it has no hashed script. */
export function versionOfPage(markup: string): string | null {
  const script = /<script\b[^>]*\btype="module"[^>]*>/.exec(markup)?.[0] ?? ''
  return versionOfScript(script)
}

import { versionOfScript } from '#src/protocol/page-version.ts'

/** Returns the version of the page that runs; null for a page that was not built. */
export function pageVersion(page: Document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? versionOfScript(script.src) : null
}

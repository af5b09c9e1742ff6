import { BaseError } from '#src/lib/errors.ts'
import { ERROR_SCREEN_TEXTS } from '#src/protocol/messages.ts'

/** Returns the element of index.html that the page is mounted in. Throws a BaseError when it is missing. */
export function findRoot(page: Document): HTMLElement {
  const root = page.getElementById('root')
  if (!root) throw new BaseError('no_root', ERROR_SCREEN_TEXTS.fatal)
  return root
}

import { STORED_FOR_SESSION } from '#src/protocol/stored-values.ts'
import { type KeptValues } from './storage.ts'

const FLAG = STORED_FOR_SESSION.afterVisibilityReload

/**
 * Reloads the page, unless it was reloaded already since {@link forgetReload}: no reload ever loops. Where the browser
 * keeps nothing for the session nobody could know, so the page stays as it is.
 */
export function reloadOnce(session: KeptValues, location: Pick<Location, 'reload'>): void {
  if (!session.persists || session.read(FLAG) !== null) return
  session.write(FLAG, '1')
  if (session.persists) location.reload()
}

/** The page has been well for a while: another reload would be a new one. */
export function forgetReload(session: KeptValues): void {
  session.remove(FLAG)
}

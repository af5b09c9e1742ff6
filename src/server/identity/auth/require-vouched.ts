import { identityOf } from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { serviceUnavailable, type VerifiedIdentity } from './verified-identity.ts'

/**
 * Requires that World knows an address as one of its app's: World's address book on World Chain has it as a verified
 * human's, now or earlier (`until`, null without an answer), or World's usernames have a name for it. An identity of a
 * player was vouched for when it came. Throws `wrong_signature`, and `unavailable` if World does not respond.
 */
export async function requireVouched(
  { log, lookUpName, store }: Pick<ServerContext, 'log' | 'lookUpName' | 'store'>,
  identity: Pick<VerifiedIdentity, 'kind' | 'subject'>,
  until: Date | null,
): Promise<void> {
  if (until && until.getTime() > 0) return
  if (await identityOf(store.db, identity.subject)) return
  const named = await lookUpName(identity).catch((failure: unknown) => {
    log.warn({ err: failure }, 'World’s usernames do not answer')
    return 'unreachable' as const
  })
  if (named !== 'unreachable' && named !== null) return
  if (until === null || named === 'unreachable') throw serviceUnavailable('World')
  throw new RequestError(
    'wrong_signature',
    'World does not know this address as one of World App’s. Please sign in with World App.',
  )
}

import type { frameAccountCall } from '#src/protocol/calls/exchange.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { identitiesOf, identityOf, playerOf } from '../../platform/db/repositories/players.ts'
import { nameOfPlayer, plainName } from '../names/display-names.ts'
import type { NameBook } from '../names/name-book.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** Returns the account that a frame's proof signs in to, so that the player can confirm it. Consumes nothing. */
export async function nameFrameAccount(
  server: ServerContext,
  names: NameBook,
  identity: VerifiedIdentity,
): Promise<ResponseOf<typeof frameAccountCall>> {
  checkWalletMode(server, identity)
  const { db } = server.store
  const known = await identityOf(db, identity.subject)
  const player = known && (await playerOf(db, known.playerId))
  const identities = player ? await identitiesOf(db, player.id) : [identity]
  const found = nameOfPlayer(identities, await names.namesOf(identities))
  return {
    name: found?.name ?? player?.streetName ?? plainName(identity),
    is_new_player: !player,
  }
}

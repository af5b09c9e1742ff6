import { chanceOf } from '#src/lib/chance.ts'
import { newFigures } from '#src/rules/player/new-player.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addIdentity, type Identity, type Player } from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { joinPlayer } from '../../write/join-player.ts'
import type { ServerContext } from '../../server-context.ts'
import { currentSeason } from '../../read/season/seasons.ts'
import { nameKey } from '../street-names/name-key.ts'
import { makeUpStreetName } from '../street-names/street-names.ts'

const NAME_ATTEMPTS = 40

/** Creates a player with an identity, the opening cash and the opening debt. Resolves with the player's id. */
export async function createPlayer(
  server: ServerContext,
  tx: Transaction,
  { subject, kind }: Pick<Identity, 'subject' | 'kind'>,
): Promise<string> {
  const id = server.ids.uuid()
  const createdAt = server.clock.now()
  await joinNamed(server, tx, {
    id,
    ...newFigures(createdAt),
    fronts: [],
    betaFeatures: [],
    version: 0,
    createdAt,
    mergedInto: null,
  })
  await addIdentity(tx, { id: server.ids.uuid(), playerId: id, kind, subject, createdAt })
  return id
}

async function joinNamed(
  server: ServerContext,
  tx: Transaction,
  player: Omit<Player, 'nameKey' | 'streetName'>,
): Promise<void> {
  const { ids } = server
  const season = await currentSeason(server, tx)
  const opening = { loan: ids.uuid(), grant: ids.uuid(), debt: ids.uuid() }
  const chance = chanceOf(player.id)
  for (let attempt = 0; attempt < NAME_ATTEMPTS; attempt += 1) {
    const streetName = makeUpStreetName(chance, attempt)
    const named = { ...player, streetName, nameKey: nameKey(streetName) }
    if (await joinPlayer(tx, { player: named, season, ids: opening })) return
  }
  throw new RequestError('unavailable', 'The street has run out of names. Please try again.')
}

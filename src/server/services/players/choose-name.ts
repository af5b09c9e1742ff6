import { NAME_SENTENCE, nameCall } from '#src/protocol/calls/player-street.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import type { Transaction } from '../../db/database.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/sql-state.ts'
import {
  lockNameKey,
  lockPlayer,
  namesBeginningWith,
  updatePlayer,
} from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { isSharksName, nameKey } from './name-key.ts'
import { lookalikeBeginnings } from './name-lookalikes.ts'
import { isInOneScript } from './name-script.ts'
import { playerNotFound } from './player-not-found.ts'

const MIN_LENGTH = 3
const MAX_LENGTH = 20
/** Letters of any script with their marks, digits, and the punctuation of names. */
const LETTERS = /^[\p{L}\p{M}\p{N} .'’-]+$/u

/**
 * Sets a player's street name. Throws `invalid_input`, and `name_taken` for one that looks like the name of another
 * player or of a shark.
 */
export async function chooseName(
  server: ServerContext,
  {
    caller: { playerId },
    body,
    idempotencyKey,
  }: {
    caller: Actor
    body: { readonly street_name: string }
    idempotencyKey: string | undefined
  },
): Promise<ResponseOf<typeof nameCall>> {
  const streetName = cleanName(body.street_name)
  if (isSharksName(streetName)) throw taken(streetName)
  const request = { caller: { playerId }, call: nameCall, key: idempotencyKey, body }
  try {
    return await answerOnce(server, request, async (tx) => {
      const player = await lockPlayer(tx, playerId)
      if (!player) throw playerNotFound()
      if (await isTaken(tx, streetName, playerId)) throw taken(streetName)
      await updatePlayer(tx, playerId, { streetName })
      return { result: { street_name: streetName } }
    })
  } catch (failure) {
    // A concurrent call took the same name.
    if (sqlState(failure) === UNIQUE_VIOLATION) throw taken(streetName)
    throw failure
  }
}

/** Returns the name in NFKC with single spaces. Throws `invalid_input`. */
function cleanName(typed: string): string {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const length = [...name].length
  const isReadable = LETTERS.test(name) && /\p{L}|\p{N}/u.test(name) && isInOneScript(name)
  if (length < MIN_LENGTH || length > MAX_LENGTH || !isReadable) {
    throw new RequestError('invalid_input', NAME_SENTENCE)
  }
  return name
}

async function isTaken(tx: Transaction, name: string, playerId: string): Promise<boolean> {
  const key = nameKey(name)
  await lockNameKey(tx, key)
  const others = await namesBeginningWith(tx, lookalikeBeginnings(name), playerId)
  return others.some((other) => nameKey(other) === key)
}

function taken(name: string): RequestError {
  return new RequestError('name_taken', `Somebody on the street is called ${name} already.`)
}

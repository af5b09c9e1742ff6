import { NAME_SENTENCE, nameCall } from '#src/protocol/calls/player-street.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { sqlState } from '../../db/sql-state.ts'
import { lockPlayer, nameIsTaken, updatePlayer } from '../../db/repositories/players.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import type { Means } from '../means.ts'

const SHORTEST = 3
const LONGEST = 20
const UNIQUE_VIOLATION = '23505'
/** Letters of any script with their marks, digits, and what stands in names. */
const LETTERS = /^[\p{L}\p{M}\p{N} .'’-]+$/u

/** Gives a player the street name that they chose: nobody else's, whatever its case. */
export async function chooseName(
  means: Means,
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
  const request = { caller: { playerId }, call: nameCall, key: idempotencyKey, body }
  try {
    return await answerOnce(means, request, async (tx) => {
      const player = await lockPlayer(tx, playerId)
      if (!player) throw new RequestError('not_found', 'This player is not known here.')
      if (await nameIsTaken(tx, streetName, playerId)) throw taken(streetName)
      await updatePlayer(tx, playerId, { streetName })
      return { result: { street_name: streetName } }
    })
  } catch (failure) {
    // A rival took the very same name in this moment.
    if (sqlState(failure) === UNIQUE_VIOLATION) throw taken(streetName)
    throw failure
  }
}

/** One spelling for what looks the same, single spaces, nothing at the ends. Throws `invalid_input`. */
function cleanName(typed: string): string {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const length = [...name].length
  if (length < SHORTEST || length > LONGEST || !LETTERS.test(name) || !/\p{L}|\p{N}/u.test(name)) {
    throw new RequestError('invalid_input', NAME_SENTENCE)
  }
  return name
}

function taken(name: string): RequestError {
  return new RequestError('name_taken', `Somebody on the street is called ${name} already.`)
}

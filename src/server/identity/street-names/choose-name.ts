import { NAME_SENTENCE, nameCall } from '#src/protocol/calls/player-street.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { describeTaken } from '#src/rules/names.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { PlayerWriter } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { isSharksName, nameKey } from './name-key.ts'
import { isInOneScript } from './name-script.ts'

const MIN_LENGTH = 3
const MAX_LENGTH = 20
/** Letters of any script with their marks, digits, and the punctuation of names. */
const LETTERS = /^[\p{L}\p{M}\p{N} .'’-]+$/u

export interface AskedName {
  readonly caller: Actor
  readonly body: { readonly street_name: string }
  readonly idempotencyKey: string | undefined
}

/**
 * Sets a player's street name. Throws `invalid_input`, and `name_taken` for one that looks like the name of another
 * player or of a shark.
 */
export async function chooseName(
  writer: PlayerWriter,
  { caller: { playerId }, body, idempotencyKey }: AskedName,
): Promise<ResponseOf<typeof nameCall>> {
  const name = cleanName(body.street_name)
  if (isSharksName(name)) throw new RequestError('name_taken', describeTaken(name))
  return writer.act({
    request: { caller: { playerId }, call: nameCall, key: idempotencyKey, body },
    command: { kind: 'choose_name', name },
    name: { name, key: nameKey(name) },
    answer: () => ({ street_name: name }),
  })
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

import { MESSAGE_LENGTH_SENTENCE } from '#src/protocol/calls/chat.ts'
import { MESSAGE_LIMIT } from '#src/protocol/chat.ts'
import { RequestError } from '../../platform/http/request-error.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
/** The five characters that the page escapes, as named or numeric entities. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|#0*(?:38|60|62|34|39)|#x0*(?:26|3c|3e|22|27));/gi

/**
 * Returns a message as it is stored: entities decoded once, NUL characters and lone surrogates removed, trimmed. Throws
 * `invalid_input` when the result is empty or too long.
 */
export function cleanMessage(sent: string): string {
  const message = sent
    .replace(ENTITY, decodeEntity)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
  if (message.length === 0 || message.length > MESSAGE_LIMIT) {
    throw new RequestError('invalid_input', MESSAGE_LENGTH_SENTENCE)
  }
  return message
}

function decodeEntity(entity: string): string {
  const spelled = entity.toLowerCase()
  const number = /^&#(x?)0*([0-9a-f]+);$/.exec(spelled)
  if (!number) return ENTITIES[spelled] ?? entity
  return String.fromCharCode(Number.parseInt(number[2] ?? '', number[1] ? 16 : 10))
}

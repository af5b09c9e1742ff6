import { BaseError } from '#src/lib/errors.ts'

/** Why a model gave no reply that could be said. */
export class VoiceError extends BaseError<'no_word' | 'stopped' | 'nothing_said'> {
  override readonly name = 'VoiceError'
}

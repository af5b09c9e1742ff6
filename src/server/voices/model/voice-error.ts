import { BaseError } from '#src/lib/errors.ts'

/** Why a model gave nothing that could be said or kept. */
export class VoiceError extends BaseError<'no_word' | 'stopped' | 'nothing_said' | 'spent'> {
  override readonly name = 'VoiceError'
}

import { BaseError } from '#src/lib/errors.ts'

/** A model gave no usable text. */
export class VoiceError extends BaseError<
  'timeout' | 'stopped' | 'empty_reply' | 'refused_sentence' | 'cut_reply' | 'budget_spent'
> {
  override readonly name = 'VoiceError'
}

import type { Voice, VoicePart, VoiceRequest } from '../voice.ts'
import { paceSpeech } from './pace.ts'
import { wordDecision } from './word-decision.ts'

/** The voice that needs no network: the same decision is always worded the same way. Whoever reads it keeps the pauses. */
export function createGrammarVoice(): Voice {
  return { speak }
}

async function* speak({ decision }: VoiceRequest, signal: AbortSignal): AsyncIterable<VoicePart> {
  const { text, lines } = wordDecision(decision)
  for (const part of paceSpeech(decision.shark, text)) {
    if (signal.aborted) {
      yield { type: 'failed', reason: 'The speech was stopped.' }
      return
    }
    yield part
  }
  yield { type: 'done', lines }
}

import type { Voice, VoicePart, VoiceRequest } from '../voice.ts'
import { paceSpeech } from './pace.ts'
import { wordDecision } from './word-decision.ts'

/**
 * Returns the voice that words decisions from banks of lines, deterministically. It does not wait: the caller applies
 * the pauses of its parts.
 */
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

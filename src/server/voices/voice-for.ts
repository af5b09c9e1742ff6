import { dayOf } from '#src/rules/calendar.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { addVoiceTokens, voiceTokensOn } from '../db/repositories/voice-tokens.ts'
import type { Store } from '../db/store.ts'
import { createGrammarVoice } from './grammar/grammar-voice.ts'
import { createModelVoice } from './model/model-voice.ts'
import type { TokenMeter } from './model/token-meter.ts'
import type { Voice } from './voice.ts'

/** The voice that the settings ask for: a language model where one is named, else the grammar. */
export function voiceFor(config: Config, store: Store, clock: Clock): Voice {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_DAILY_TOKENS } = config
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return createGrammarVoice()
  return createModelVoice({
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    dailyTokens: LLM_DAILY_TOKENS,
    meter: createTokenMeter(store, clock),
    clock,
  })
}

function createTokenMeter({ db }: Store, clock: Clock): TokenMeter {
  const today = () => dayOf(clock.now())
  return {
    spentToday: (playerId) => voiceTokensOn(db, playerId, today()),
    count: (playerId, tokens) => addVoiceTokens(db, { playerId, day: today(), tokens }),
  }
}

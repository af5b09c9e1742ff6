import { dayOf } from '#src/rules/calendar.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { addVoiceTokens, voiceTokensOn } from '../db/repositories/voice-tokens.ts'
import type { Store } from '../db/store.ts'
import { createGrammarVoice } from './grammar/grammar-voice.ts'
import { createModelSummary, type SumUpTalk } from './model/model-summary.ts'
import { createModelVoice } from './model/model-voice.ts'
import type { TokenMeter } from './model/token-meter.ts'
import type { Voice } from './voice.ts'

/** Who speaks and who remembers, as the settings ask: a language model where one is named, else grammar and engine. */
export function openVoice(
  config: Config,
  store: Store,
  clock: Clock,
): { readonly voice: Voice; readonly sumUpTalk: SumUpTalk | null } {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_DAILY_TOKENS } = config
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) {
    return { voice: createGrammarVoice(), sumUpTalk: null }
  }
  const options = {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    dailyTokens: LLM_DAILY_TOKENS,
    meter: createTokenMeter(store, clock),
    clock,
  }
  return { voice: createModelVoice(options), sumUpTalk: createModelSummary(options) }
}

function createTokenMeter({ db }: Store, clock: Clock): TokenMeter {
  const today = () => dayOf(clock.now())
  return {
    spentToday: (playerId) => voiceTokensOn(db, playerId, today()),
    count: (playerId, tokens) => addVoiceTokens(db, { playerId, day: today(), tokens }),
  }
}

import { dayOf } from '#src/rules/calendar.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { addVoiceTokens, voiceTokensOfAll, voiceTokensOn } from '../db/repositories/voice-tokens.ts'
import type { Store } from '../db/store.ts'
import { createGrammarVoice } from './grammar/grammar-voice.ts'
import { createModelSummary, type SummarizeConversation } from './model/model-summary.ts'
import { createModelVoice } from './model/model-voice.ts'
import type { TokenMeter } from './model/token-meter.ts'
import type { Voice } from './voice.ts'

/** The default budgets of a day: enough for some hundred replies to one player, and some thousand to all players. */
const PLAYER_TOKENS = 200_000
const SERVER_TOKENS = 5_000_000
/** How long the sum over all players is cached. */
const TOTAL_FRESH_MS = 15_000

/**
 * Returns the configured voice and the function that writes summaries. Without a language model these are the grammar
 * voice and null.
 */
export function openVoice(
  config: Config,
  store: Store,
  clock: Clock,
): { readonly voice: Voice; readonly summarizeConversation: SummarizeConversation | null } {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY } = config
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) {
    return { voice: createGrammarVoice(), summarizeConversation: null }
  }
  const options = {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    meter: createTokenMeter(config, store, clock),
    clock,
  }
  return { voice: createModelVoice(options), summarizeConversation: createModelSummary(options) }
}

/** Returns a meter with two budgets for a UTC day: one for each player, and one for all players on all nodes. */
export function createTokenMeter(
  { LLM_DAILY_TOKENS, LLM_HOUSE_DAILY_TOKENS }: TokenBudgets,
  { db }: Pick<Store, 'db'>,
  clock: Pick<Clock, 'now'>,
): TokenMeter {
  const today = () => dayOf(clock.now())
  const total = createTokenTotal(db, clock)
  return {
    hasBudget: async (playerId) =>
      (await voiceTokensOn(db, playerId, today())) < (LLM_DAILY_TOKENS ?? PLAYER_TOKENS) &&
      (await total.spentToday()) < (LLM_HOUSE_DAILY_TOKENS ?? SERVER_TOKENS),
    async count(playerId, tokens) {
      total.add(tokens)
      await addVoiceTokens(db, { playerId, day: today(), tokens })
    },
  }
}

type TokenBudgets = Pick<Config, 'LLM_DAILY_TOKENS' | 'LLM_HOUSE_DAILY_TOKENS'>

/** Returns the tokens of all players today: a cached sum from the database, plus what this node has added since. */
function createTokenTotal(db: Store['db'], clock: Pick<Clock, 'now'>) {
  let day = ''
  let spent = 0
  let readAt = 0
  return {
    add(tokens: number): void {
      spent += tokens
    },
    async spentToday(): Promise<number> {
      const now = clock.now()
      if (day === dayOf(now) && now.getTime() - readAt < TOTAL_FRESH_MS) return spent
      day = dayOf(now)
      readAt = now.getTime()
      spent = await voiceTokensOfAll(db, day)
      return spent
    },
  }
}

import { dayOf } from '#src/rules/calendar.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { addVoiceTokens, voiceTokensOfAll, voiceTokensOn } from '../db/repositories/voice-tokens.ts'
import type { Store } from '../db/store.ts'
import { createGrammarVoice } from './grammar/grammar-voice.ts'
import { createModelSummary, type SumUpTalk } from './model/model-summary.ts'
import { createModelVoice } from './model/model-voice.ts'
import type { TokenMeter } from './model/token-meter.ts'
import type { Voice } from './voice.ts'

/** The budgets where the settings name none: some hundred replies a player, some thousand in all. */
const PLAYER_TOKENS = 200_000
const HOUSE_TOKENS = 5_000_000
/** How long a sum over all players stands. */
const HOUSE_READ_MS = 15_000

/** Who speaks and who remembers, as the settings ask: a language model where one is named, else grammar and engine. */
export function openVoice(
  config: Config,
  store: Store,
  clock: Clock,
): { readonly voice: Voice; readonly sumUpTalk: SumUpTalk | null } {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY } = config
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) {
    return { voice: createGrammarVoice(), sumUpTalk: null }
  }
  const options = {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    meter: createTokenMeter(config, store, clock),
    clock,
  }
  return { voice: createModelVoice(options), sumUpTalk: createModelSummary(options) }
}

/** Budgets of a UTC day: the player's own, and the house's for all of its nodes. */
export function createTokenMeter(
  { LLM_DAILY_TOKENS, LLM_HOUSE_DAILY_TOKENS }: TokenBudgets,
  { db }: Pick<Store, 'db'>,
  clock: Pick<Clock, 'now'>,
): TokenMeter {
  const today = () => dayOf(clock.now())
  const house = createHouseTotal(db, clock)
  return {
    admits: async (playerId) =>
      (await voiceTokensOn(db, playerId, today())) < (LLM_DAILY_TOKENS ?? PLAYER_TOKENS) &&
      (await house.spentToday()) < (LLM_HOUSE_DAILY_TOKENS ?? HOUSE_TOKENS),
    async count(playerId, tokens) {
      house.add(tokens)
      await addVoiceTokens(db, { playerId, day: today(), tokens })
    },
  }
}

type TokenBudgets = Pick<Config, 'LLM_DAILY_TOKENS' | 'LLM_HOUSE_DAILY_TOKENS'>

/** The sum of all players is read now and then; what this node adds between is counted at once. */
function createHouseTotal(db: Store['db'], clock: Pick<Clock, 'now'>) {
  let day = ''
  let spent = 0
  let readAt = 0
  return {
    add(tokens: number): void {
      spent += tokens
    },
    async spentToday(): Promise<number> {
      const now = clock.now()
      if (day === dayOf(now) && now.getTime() - readAt < HOUSE_READ_MS) return spent
      day = dayOf(now)
      readAt = now.getTime()
      spent = await voiceTokensOfAll(db, day)
      return spent
    },
  }
}

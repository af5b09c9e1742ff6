import { dayOf } from '#src/rules/calendar.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import {
  addAddressTokens,
  addressTokensOn,
  addVoiceTokens,
  voiceTokensOfAll,
  voiceTokensOn,
} from './token-repository.ts'
import type { Store } from '../platform/db/store.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { NETWORK_FACTOR } from '../platform/http/concurrency-limit.ts'
import { createGrammarVoice } from './grammar/grammar-voice.ts'
import { type Endpoint, openEndpoint, readEndpoints, simpleEndpoint } from './model/endpoints.ts'
import { ownerOf } from './model/failure-cause.ts'
import { createModelSummary, type SummarizeConversation } from './model/model-summary.ts'
import { createModelVoice } from './model/model-voice.ts'
import type { TokenMeter, TokenUser } from './model/token-meter.ts'
import type { UsageCounter } from './model/usage.ts'
import type { Voice } from './voice.ts'

/**
 * The default budgets of a day: enough for about 100 replies to one player, and 2,500 to all players. An address has enough for a household, because guests are new players without any cost.
 */
const PLAYER_TOKENS = 200_000
const ADDRESS_TOKENS = 1_000_000
const SERVER_TOKENS = 5_000_000
/** How long the sum over all players is cached. */
const TOTAL_FRESH_MS = 15_000

export interface VoiceParts {
  readonly config: Config
  readonly store: Store
  readonly clock: Clock
  readonly metrics: Metrics
}

/**
 * Returns the configured voice and the function that writes summaries. Without a language model these are the grammar
 * voice and null.
 */
export function openVoice({ config, store, clock, metrics }: VoiceParts): {
  readonly voice: Voice
  readonly summarizeConversation: SummarizeConversation | null
} {
  const endpoints = openEndpoints(config)
  if (endpoints.length === 0) return { voice: createGrammarVoice(), summarizeConversation: null }
  const meter = createTokenMeter(config, store, clock)
  const options = { endpoints, meter, clock, usage: countInMetrics(metrics) }
  return { voice: createModelVoice(options), summarizeConversation: createModelSummary(options) }
}

/** Returns the configured endpoints: those of LLM_CONFIG, or the one of LLM_BASE_URL and LLM_MODEL. */
function openEndpoints({ LLM_API_KEY, LLM_BASE_URL, LLM_CONFIG, LLM_MODEL }: Config): Endpoint[] {
  if (LLM_CONFIG !== undefined) {
    return readEndpoints(LLM_CONFIG).map((endpoint) =>
      openEndpoint(endpoint, endpoint.api_key_env && process.env[endpoint.api_key_env]),
    )
  }
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return []
  return [openEndpoint(simpleEndpoint(LLM_BASE_URL, LLM_MODEL), LLM_API_KEY)]
}

function countInMetrics(metrics: Metrics): UsageCounter {
  return {
    countUsage({ endpoint, inputTokens, outputTokens }) {
      const { input, output } = endpoint.config.usd_per_million
      metrics.countVoiceTokens(endpoint.name, {
        ...{ input: inputTokens, output: outputTokens },
        dollars: (inputTokens * input + outputTokens * output) / 1e6,
      })
    },
    countFailure(endpoint, cause) {
      metrics.countVoiceFailure(endpoint.name, cause, ownerOf(cause))
    },
  }
}

/** Returns a meter with two budgets for a UTC day: one for each player, and one for all players on all nodes. */
export function createTokenMeter(
  { LLM_DAILY_TOKENS, LLM_ADDRESS_DAILY_TOKENS, LLM_HOUSE_DAILY_TOKENS }: TokenBudgets,
  { db }: Pick<Store, 'db'>,
  clock: Pick<Clock, 'now'>,
): TokenMeter {
  const today = () => dayOf(clock.now())
  const total = createTokenTotal(db, clock)
  const addressHasBudget = async (user: TokenUser): Promise<boolean> => {
    const [address, network] = addressesOf(user)
    const limit = LLM_ADDRESS_DAILY_TOKENS ?? ADDRESS_TOKENS
    const spent = await addressTokensOn(db, addressesOf(user), today())
    return (
      (spent.get(address ?? '') ?? 0) < limit &&
      (spent.get(network ?? '') ?? 0) < limit * NETWORK_FACTOR
    )
  }
  return {
    hasBudget: async (user) =>
      (await voiceTokensOn(db, user.playerId, today())) < (LLM_DAILY_TOKENS ?? PLAYER_TOKENS) &&
      (await addressHasBudget(user)) &&
      (await total.spentToday()) < (LLM_HOUSE_DAILY_TOKENS ?? SERVER_TOKENS),
    async count(user, tokens) {
      total.add(tokens)
      const day = today()
      await addVoiceTokens(db, { playerId: user.playerId, day, tokens })
      await addAddressTokens(db, addressesOf(user), { day, tokens })
    },
  }
}

type TokenBudgets = Pick<
  Config,
  'LLM_ADDRESS_DAILY_TOKENS' | 'LLM_DAILY_TOKENS' | 'LLM_HOUSE_DAILY_TOKENS'
>

/** Returns the address of a user, and its IPv6 /48; none for a user without an address. */
function addressesOf({ address }: TokenUser): readonly string[] {
  if (address === undefined) return []
  const network = networkOf(address)
  return network === null ? [address] : [address, network]
}

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

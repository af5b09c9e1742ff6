import { readFileSync } from 'node:fs'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import * as z from 'zod'
import { describeFailure } from '#src/lib/errors.ts'
import { SHARKS } from '#src/lib/names.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { ConfigError } from '../../platform/config.ts'

const sampling = {
  model: z.optional(z.string()),
  /** 0 to 2. */
  temperature: z.optional(z.number().min(0).max(2)),
  top_p: z.optional(z.number().gt(0).max(1)),
}

const endpointSchema = z.strictObject({
  ...sampling,
  base_url: z.url({ protocol: /^https?$/ }),
  model: z.string().min(1),
  /** The environment variable that holds the key. */
  api_key_env: z.optional(z.string()),
  /** Whether the model can call tools. */
  tools: z.prefault(z.boolean(), true),
  /** The most tokens of a reply, reasoning included. */
  max_tokens: z.prefault(z.int().min(40).max(8_000), 160),
  /** How much a reasoning model thinks, as `reasoning_effort`. */
  reasoning: z.optional(z.enum(['none', 'minimal', 'low', 'medium', 'high'])),
  /** More fields of the request, for endpoints with settings of their own. */
  extra_body: z.prefault(z.record(z.string(), z.json()), {}),
  /** The price of a million tokens, in US dollars. */
  usd_per_million: z.prefault(
    z.strictObject({ input: z.number().min(0), output: z.number().min(0) }),
    { input: 0, output: 0 },
  ),
  /** Another model or sampling for one shark. */
  sharks: z.prefault(z.partialRecord(z.enum(SHARKS), z.strictObject(sampling)), {}),
})

/** The file of LLM_CONFIG: the endpoints, the preferred one first. */
const endpointsSchema = z.strictObject({ endpoints: z.array(endpointSchema).min(1).max(8) })

export type EndpointConfig = z.output<typeof endpointSchema>

/** Reads the file of LLM_CONFIG. Throws a `ConfigError` that names the first wrong field. */
export function readEndpoints(path: string): readonly EndpointConfig[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (failure) {
    throw unusable(describeFailure(failure))
  }
  const parsed = endpointsSchema.safeParse(content)
  if (parsed.success) return parsed.data.endpoints
  const [issue] = parsed.error.issues
  throw unusable(`${issue?.path.join('.')}: ${issue?.message}`)
}

function unusable(reason: string): ConfigError {
  return new ConfigError(
    'wrong_setting',
    `The file of LLM_CONFIG cannot be used: ${reason.replace(/\.$/, '')}.`,
  )
}

/** Returns the configuration of an endpoint that only has an address and a model. */
export function simpleEndpoint(baseUrl: string, model: string): EndpointConfig {
  return endpointSchema.parse({ base_url: baseUrl, model })
}

/** An endpoint that can be called. */
export interface Endpoint {
  readonly config: EndpointConfig
  /** Names the endpoint in logs and metrics: its host. */
  readonly name: string
  model(shark: Shark): LanguageModel
  /** The settings of a call, for `streamText`. */
  settings(shark: Shark): CallSettings
}

export interface CallSettings {
  readonly maxOutputTokens: number
  readonly temperature?: number
  readonly topP?: number
  readonly providerOptions: Record<string, Record<string, z.core.util.JSONType>>
}

const PROVIDER = 'voice'

export function openEndpoint(config: EndpointConfig, apiKey: string | undefined): Endpoint {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: config.base_url,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  const samplingOf = (shark: Shark) => {
    const own = config.sharks[shark]
    return {
      model: own?.model ?? config.model,
      temperature: own?.temperature ?? config.temperature,
      topP: own?.top_p ?? config.top_p,
    }
  }
  return {
    config,
    name: new URL(config.base_url).host,
    model: (shark) => provider(samplingOf(shark).model),
    settings(shark) {
      const { temperature, topP } = samplingOf(shark)
      return {
        maxOutputTokens: config.max_tokens,
        ...(temperature === undefined ? {} : { temperature }),
        ...(topP === undefined ? {} : { topP }),
        providerOptions: {
          [PROVIDER]: {
            ...config.extra_body,
            ...(config.reasoning && { reasoningEffort: config.reasoning }),
          },
        },
      }
    },
  }
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { stepCountIs, streamText } from 'ai'
import type { Clock } from '../../clock.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import { MAX_SPEECH_LENGTH } from '../grammar/choose-line.ts'
import { wordDecision } from '../grammar/word-decision.ts'
import type { Voice, VoicePart, VoiceRequest } from '../voice.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { causeOf, type FailureCause } from './failure-cause.ts'
import { promptFor } from './prompt.ts'
import { SentenceCheck } from './sentence-check.ts'
import { Sentences } from './sentences.ts'
import { estimateTokens, type TokenMeter } from './token-meter.ts'
import { toolsFor } from './tools.ts'
import { VoiceError } from './voice-error.ts'

/** The timeout for the first token, in ms. The caller limits the whole reply. */
const FIRST_TOKEN_TIMEOUT_MS = 8_000
const MAX_TOKENS = 160
/** Allows for two tool calls before the text. */
const MAX_STEPS = 3
const MAX_ATTEMPTS = 2
/** Matches the speaker's name, which models put in front of a reply as in a play. It is removed. */
const SPEAKER_PREFIX = /^(?:vinnie|tommy|carmela|(?:the )?(?:big )?boss)\s*:\s*/i

export interface ModelVoiceOptions {
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | undefined
  readonly meter: TokenMeter
  readonly clock: Clock
}

/**
 * Returns a voice that uses an OpenAI-compatible endpoint. The model rewords what the grammar voice would say. Its
 * sentences are checked one by one: a reply ends before the first sentence that names a figure which was not decided,
 * breaks character or makes the reply too long. After `failed`, the caller lets the grammar voice finish the reply.
 */
export function createModelVoice(options: ModelVoiceOptions): Voice {
  const { baseUrl, model, apiKey, meter, clock } = options
  const provider = createOpenAICompatible({
    name: 'voice',
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  const breaker = new CircuitBreaker(clock)

  return {
    async *speak(request, signal) {
      const { playerId } = request
      if (!(await meter.hasBudget(playerId))) {
        return yield { type: 'failed', reason: 'The tokens of this day are spent.' }
      }
      if (!breaker.allowCall()) {
        return yield { type: 'failed', reason: 'The endpoint has failed too often.' }
      }
      let reason = ''
      let cause: FailureCause | null = null
      for (let attempt = 0; attempt < MAX_ATTEMPTS && !signal.aborted; attempt += 1) {
        const call = new ModelCall(request)
        try {
          yield* call.stream(provider(model), clock, signal)
          breaker.recordSuccess()
          return yield { type: 'done', lines: [] }
        } catch (failure) {
          reason = describeFailure(failure)
          cause = causeOf(failure)
          // Text that was sent cannot be replaced by another attempt.
          if (call.hasText) break
        } finally {
          await meter.count(playerId, call.tokens)
        }
      }
      if (!signal.aborted) {
        if (cause === null) breaker.recordSuccess()
        else breaker.recordFailure(cause)
      }
      yield { type: 'failed', reason }
    },
  }
}

/** One call to the model. */
class ModelCall {
  readonly #request: VoiceRequest
  /** The decision as the grammar voice words it. */
  readonly #grammarText: string
  readonly #check: SentenceCheck
  readonly #sentences = new Sentences()
  /** Parts that are not yielded yet. */
  #pending: VoicePart[] = []
  #text = ''
  /** Characters of the prompt and the reply. */
  #characters = 0
  /** Tokens as the endpoint reports them. */
  #reportedTokens = 0
  #isOver = false

  constructor(request: VoiceRequest) {
    this.#request = request
    this.#grammarText = wordDecision(request.decision).text
    this.#check = new SentenceCheck(request.decision)
  }

  get hasText(): boolean {
    return this.#text !== ''
  }

  /** The tokens of the call: those that the endpoint reports, but at least the estimate. */
  get tokens(): number {
    return Math.max(this.#reportedTokens, estimateTokens(this.#characters))
  }

  /** Yields the model's reply. Throws when it is empty or breaks off. */
  async *stream(
    model: Parameters<typeof streamText>[0]['model'],
    clock: Clock,
    signal: AbortSignal,
  ): AsyncIterable<VoicePart> {
    const { decision } = this.#request
    const end = new AbortController()
    const started = new AbortController()
    void clock.sleep(FIRST_TOKEN_TIMEOUT_MS, started.signal).then(() => {
      if (started.signal.aborted) return
      end.abort(new VoiceError('timeout', 'The first token took too long.'))
    })
    try {
      const { system, messages } = promptFor(this.#request, this.#grammarText)
      this.#characters +=
        system.length + messages.reduce((sum, { content }) => sum + content.length, 0)
      const { fullStream } = streamText({
        model,
        system,
        messages: messages.length > 0 ? [...messages] : [{ role: 'user', content: '"..."' }],
        tools: toolsFor(decision, (part) => this.#addToolPart(part)),
        stopWhen: stepCountIs(MAX_STEPS),
        maxRetries: 0,
        maxOutputTokens: MAX_TOKENS,
        abortSignal: AbortSignal.any([signal, end.signal]),
        onError: () => undefined,
      })
      let failure: unknown
      for await (const part of fullStream) {
        if (part.type === 'text-delta') {
          started.abort()
          this.#characters += part.text.length
          for (const sentence of this.#sentences.add(part.text)) this.#addSentence(sentence)
        }
        if (part.type === 'tool-call' && part.toolName === 'end_talk') this.#isOver = true
        if (part.type === 'error') failure = part.error
        if (part.type === 'finish') this.#reportedTokens = part.totalUsage.totalTokens ?? 0
        if (part.type === 'abort')
          failure = end.signal.reason ?? new VoiceError('stopped', 'The call was stopped.')
        yield* this.#flush()
        if (this.#isOver) break
      }
      if (isBroken(failure) || (failure && this.#text === '' && this.#sentences.isEmpty)) {
        throw failure
      }
      if (!this.#isOver) this.#addSentence(this.#sentences.finish())
      yield* this.#flush()
      if (this.#text === '')
        throw new VoiceError('empty_reply', 'The reply of the model had no usable sentence.')
      yield* this.#missingOffer()
    } finally {
      started.abort()
      end.abort()
    }
  }

  #addToolPart(part: VoicePart): void {
    if (part.type === 'offer') this.#check.addTerms(part.terms)
    this.#pending.push(part)
  }

  /** Adds a sentence if it passes the check and fits. Otherwise the reply ends before it. */
  #addSentence(sentence: string): void {
    const text = this.#text === '' ? sentence.trimStart().replace(SPEAKER_PREFIX, '') : sentence
    if (this.#isOver || text.trim() === '') return
    if (!this.#check.accepts(text) || this.#text.length + text.length > MAX_SPEECH_LENGTH) {
      this.#isOver = true
      return
    }
    this.#text += text
    this.#pending.push({ type: 'text', text, pauseMs: 0 })
  }

  *#flush(): Iterable<VoicePart> {
    const parts = this.#pending
    this.#pending = []
    yield* parts
  }

  /** Yields the grammar voice's wording if the model has not raised the subject of the chips, so that both agree. */
  *#missingOffer(): Iterable<VoicePart> {
    const expected = triggerFor(this.#request.decision)
    if (expected === null || triggerOf(this.#text) === expected) return
    yield { type: 'text', text: ` ${this.#grammarText}`, pauseMs: 0 }
  }
}

/** Whether a failure breaks the reply. A missing finish reason or an invalid line in the stream does not. */
function isBroken(failure: unknown): boolean {
  if (!failure) return false
  const name = failure instanceof Error ? failure.name : ''
  return !['AI_InvalidResponseDataError', 'AI_JSONParseError', 'AI_TypeValidationError'].includes(
    name,
  )
}

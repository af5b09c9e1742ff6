import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { stepCountIs, streamText } from 'ai'
import type { Clock } from '../../clock.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import { wordDecision } from '../grammar/word-decision.ts'
import type { Voice, VoicePart, VoiceRequest } from '../voice.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { causeOf, type FailureCause } from './failure-cause.ts'
import { promptFor } from './prompt.ts'
import { Sentences } from './sentences.ts'
import type { TokenMeter } from './token-meter.ts'
import { toolsFor } from './tools.ts'
import { Truth } from './sentence-check.ts'
import { VoiceError } from './voice-error.ts'

/** The limit for the first word, in ms. The caller limits the whole. */
const FIRST_TOKEN_TIMEOUT_MS = 8_000
/** A shark who goes on longer is cut at a sentence's end. */
const MAX_SPEECH_LENGTH = 300
const MAX_TOKENS = 160
/** A tool, and the words behind it, twice. */
const STEPS = 3
/** What a token is where the endpoint does not count, in characters. */
const CHARACTERS_PER_TOKEN = 4
const ATTEMPTS = 2
/** Models like to write plays. */
const NAME_IN_FRONT = /^(?:vinnie|tommy|carmela|(?:the )?(?:big )?boss)\s*:\s*/i

export interface ModelVoiceOptions {
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | undefined
  readonly meter: TokenMeter
  readonly clock: Clock
}

/**
 * A voice that any OpenAI-compatible endpoint lends. It rewords what the grammar would say, sentence by sentence, and
 * a sentence that names a figure the engine has not decided is not said. `failed` leaves the rest to the grammar voice.
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
      if (!(await meter.admits(playerId))) {
        return yield { type: 'failed', reason: 'The tokens of this day are spent.' }
      }
      if (!breaker.admit()) return yield { type: 'failed', reason: 'The endpoint rests.' }
      let reason = ''
      let cause: FailureCause | null = null
      for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
        const take = new Take(request)
        try {
          yield* take.listen(provider(model), clock, signal)
          breaker.succeeded()
          return yield { type: 'done', lines: [] }
        } catch (failure) {
          reason = describeFailure(failure)
          cause = causeOf(failure)
          // What was said cannot be taken back: the grammar voice goes on from there.
          if (take.hasSpoken) break
        } finally {
          await meter.count(playerId, take.tokens)
        }
      }
      if (!signal.aborted) {
        if (cause === null) breaker.succeeded()
        else breaker.failed(cause)
      }
      yield { type: 'failed', reason }
    },
  }
}

/** One call to the model. */
class Take {
  readonly #request: VoiceRequest
  readonly #ground: string
  readonly #truth: Truth
  readonly #sentences = new Sentences()
  /** Parts that tools have given, not told yet. */
  #given: VoicePart[] = []
  #said = ''
  #heard = 0
  #counted = 0
  #isOver = false

  constructor(request: VoiceRequest) {
    this.#request = request
    this.#ground = wordDecision(request.decision).text
    this.#truth = new Truth(request.decision)
  }

  get hasSpoken(): boolean {
    return this.#said !== ''
  }

  /** What the call came to, by the endpoint's count, else by ours. */
  get tokens(): number {
    return Math.max(this.#counted, Math.ceil(this.#heard / CHARACTERS_PER_TOKEN))
  }

  /** Speaks the model's reply; throws where there is none, or where it breaks off. */
  async *listen(
    model: Parameters<typeof streamText>[0]['model'],
    clock: Clock,
    signal: AbortSignal,
  ): AsyncIterable<VoicePart> {
    const { decision } = this.#request
    const end = new AbortController()
    const heard = new AbortController()
    void clock.sleep(FIRST_TOKEN_TIMEOUT_MS, heard.signal).then(() => {
      if (!heard.signal.aborted) end.abort(new VoiceError('no_word', 'No word came in time.'))
    })
    try {
      const { system, messages } = promptFor(this.#request, this.#ground)
      this.#heard += system.length + messages.reduce((sum, { content }) => sum + content.length, 0)
      const { fullStream } = streamText({
        model,
        system,
        messages: messages.length > 0 ? [...messages] : [{ role: 'user', content: '"..."' }],
        tools: toolsFor(decision, (part) => this.#take(part)),
        stopWhen: stepCountIs(STEPS),
        maxRetries: 0,
        maxOutputTokens: MAX_TOKENS,
        abortSignal: AbortSignal.any([signal, end.signal]),
        onError: () => undefined,
      })
      let failure: unknown
      for await (const part of fullStream) {
        if (part.type === 'text-delta') {
          heard.abort()
          this.#heard += part.text.length
          for (const sentence of this.#sentences.add(part.text)) this.#say(sentence)
        }
        if (part.type === 'tool-call' && part.toolName === 'end_talk') this.#isOver = true
        if (part.type === 'error') failure = part.error
        if (part.type === 'finish') this.#counted = part.totalUsage.totalTokens ?? 0
        if (part.type === 'abort')
          failure = end.signal.reason ?? new VoiceError('stopped', 'The call was stopped.')
        yield* this.#tell()
        if (this.#isOver) break
      }
      if (isBroken(failure) || (failure && this.#said === '' && this.#sentences.isEmpty)) {
        throw failure
      }
      if (!this.#isOver) this.#say(this.#sentences.finish())
      yield* this.#tell()
      if (this.#said === '')
        throw new VoiceError('nothing_said', 'The model said nothing that could be said.')
      yield* this.#layOnTable()
    } finally {
      heard.abort()
      end.abort()
    }
  }

  #take(part: VoicePart): void {
    if (part.type === 'offer') this.#truth.add(part.terms)
    this.#given.push(part)
  }

  /** A sentence is said if it is true and there is room; after one that is not, nothing more is. */
  #say(sentence: string): void {
    const text = this.#said === '' ? sentence.trimStart().replace(NAME_IN_FRONT, '') : sentence
    if (this.#isOver || text.trim() === '') return
    if (!this.#truth.holds(text) || this.#said.length + text.length > MAX_SPEECH_LENGTH) {
      this.#isOver = true
      return
    }
    this.#said += text
    this.#given.push({ type: 'text', text, pauseMs: 0 })
  }

  *#tell(): Iterable<VoicePart> {
    const given = this.#given
    this.#given = []
    yield* given
  }

  /** What was decided is said, by the grammar if the model left it out: words and chips speak of the same thing. */
  *#layOnTable(): Iterable<VoicePart> {
    const expected = triggerFor(this.#request.decision)
    if (expected === null || triggerOf(this.#said) === expected) return
    yield { type: 'text', text: ` ${this.#ground}`, pauseMs: 0 }
  }
}

/** A stream that ended without a finish reason, or with a line of junk in it, has said what it had to say. */
function isBroken(failure: unknown): boolean {
  if (!failure) return false
  const name = failure instanceof Error ? failure.name : ''
  return !['AI_InvalidResponseDataError', 'AI_JSONParseError', 'AI_TypeValidationError'].includes(
    name,
  )
}

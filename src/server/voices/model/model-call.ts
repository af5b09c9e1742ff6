import { stepCountIs, streamText, type TextStreamPart } from 'ai'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { MAX_SPEECH_LENGTH } from '../grammar/choose-line.ts'
import { wordDecision } from '../grammar/word-decision.ts'
import type { VoicePart, VoiceRequest } from '../voice.ts'
import { cleanSentence, cleanStart, Thoughts } from './clean-text.ts'
import type { Endpoint } from './endpoints.ts'
import { systemOf } from './personas/persona.ts'
import { promptFor } from './prompt.ts'
import type { ReplyLimits } from './reply-limits.ts'
import { SentenceCheck } from './sentence-check.ts'
import { Sentences } from './sentences.ts'
import { termsLine } from './terms-line.ts'
import { estimateTokens } from './token-meter.ts'
import { toolsFor } from './tools.ts'
import { VoiceError } from './voice-error.ts'

type ReplyPart = TextStreamPart<ReturnType<typeof toolsFor>>

/** Allows for two tool calls before the text. */
const MAX_STEPS = 3

export interface CallParts {
  readonly request: VoiceRequest
  readonly now: Date
  readonly limits: ReplyLimits
  /** Why the last attempt could not be used; absent in the first. */
  readonly objection: string | undefined
}

/**
 * One call to a model. Its sentences are cleaned and checked one by one, and the reply ends before the first one that is
 * refused. The terms of an offer follow in a line of our own.
 */
export class ModelCall {
  readonly #parts: CallParts
  readonly #check: SentenceCheck
  readonly #thoughts = new Thoughts()
  readonly #sentences = new Sentences()
  /** Parts that are not yielded yet. */
  #pending: VoicePart[] = []
  /** The terms that replace the decided loan. They become part of the stream with the first text. */
  #granted: LoanTerms | null = null
  #text = ''
  #objection: string | undefined
  #isOver = false
  /** Whether the model has ended the conversation after its text. */
  #hasEnded = false
  /** Characters of the prompt and of the reply. */
  #promptLength = 0
  #replyLength = 0
  #reported = { input: 0, output: 0 }

  constructor(parts: CallParts) {
    const { request, now } = parts
    const { decision, playerText } = request
    this.#parts = parts
    const { quotations } = systemOf(decision.shark)
    this.#check = new SentenceCheck({ decision, playerText, quotations, now })
  }

  get hasText(): boolean {
    return this.#text !== ''
  }

  /** Why the first refused sentence was refused. */
  get objection(): string | undefined {
    return this.#objection
  }

  /** The tokens of the call, as the endpoint reports them or else estimated. */
  get tokens(): { readonly input: number; readonly output: number } {
    return {
      input: this.#reported.input || estimateTokens(this.#promptLength),
      output: this.#reported.output || estimateTokens(this.#replyLength),
    }
  }

  /** Yields the model's reply. Throws when it has no usable sentence or breaks off. */
  async *stream(endpoint: Endpoint): AsyncIterable<VoicePart> {
    const { limits } = this.#parts
    let failure: unknown
    let isCut = false
    try {
      for await (const part of this.#call(endpoint)) {
        // These parts announce a request; no piece of its stream has arrived.
        if (part.type === 'start' || part.type === 'start-step') limits.streamEnded()
        else limits.pieceArrived()
        this.#take(part)
        if (part.type === 'error') failure = part.error
        if (part.type === 'finish') isCut = part.finishReason === 'length'
        yield* this.#flush()
        if (this.#isOver || this.#hasEnded) break
      }
    } catch (thrown) {
      failure = thrown
    } finally {
      limits.streamEnded()
    }
    if (limits.signal.aborted) failure = limits.signal.reason
    if (isBroken(failure) || (failure && !this.hasText && this.#sentences.isEmpty)) throw failure
    this.#addRest(isCut)
    yield* this.#flush()
    if (!this.hasText) throw this.#emptyReply(isCut)
    yield* this.finish()
  }

  /** Whether the reply has text about terms of its own, so that only this call can finish it. */
  get hasOwnTerms(): boolean {
    return this.hasText && this.#granted !== null
  }

  /** Yields the line with the terms of the offer. */
  *finish(): Iterable<VoicePart> {
    const { request, now } = this.#parts
    const line = termsLine(request.decision, this.#granted, now)
    if (line !== null) yield { type: 'text', text: ` ${line}`, pauseMs: 0 }
  }

  #call(endpoint: Endpoint): AsyncIterable<ReplyPart> {
    const { limits, objection, request, now } = this.#parts
    const { decision } = request
    const { system, messages } = promptFor(request, {
      termsLine: termsLine(decision, null, now),
      grammarText: wordDecision(decision).text,
      ...(objection === undefined ? {} : { objection }),
    })
    this.#promptLength += messages.reduce((sum, { content }) => sum + content.length, system.length)
    return streamText({
      ...{ system, messages: [...messages], model: endpoint.model(decision.shark) },
      ...endpoint.settings(decision.shark),
      ...(endpoint.config.tools && {
        tools: toolsFor(decision, {
          canOffer: () => !this.#check.hasNamedFigures,
          onPart: (part) => this.#addToolPart(part),
          now,
        }),
      }),
      stopWhen: stepCountIs(MAX_STEPS),
      maxRetries: 0,
      abortSignal: limits.signal,
      onError: () => undefined,
    }).fullStream
  }

  #take(part: ReplyPart): void {
    if (part.type === 'text-delta') {
      this.#replyLength += part.text.length
      const text = this.#thoughts.pass(part.text)
      if (text.trim() !== '') this.#parts.limits.wordArrived()
      for (const sentence of this.#sentences.add(text)) this.#addSentence(sentence)
    }
    if (part.type === 'tool-call' && part.toolName === 'end_talk') {
      this.#hasEnded = this.hasText || !this.#sentences.isEmpty
    }
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage
      this.#reported = { input: inputTokens ?? 0, output: outputTokens ?? 0 }
    }
  }

  #addToolPart(part: VoicePart): void {
    if (part.type !== 'offer') {
      this.#pending.push(part)
      return
    }
    this.#check.setTerms(part.terms)
    this.#granted = part.terms
    if (this.hasText) this.#pending.push(part)
  }

  /** Adds the end of the stream, unless it breaks off within a sentence. */
  #addRest(isCut: boolean): void {
    for (const sentence of this.#sentences.add(this.#thoughts.finish())) this.#addSentence(sentence)
    const rest = this.#sentences.finish()
    if (isCut && !/[.!?…]["')\]]*\s*$/.test(rest)) return
    this.#addSentence(rest)
  }

  /** Adds a sentence if it passes the check and fits. Otherwise the reply ends before it. */
  #addSentence(sentence: string): void {
    if (this.#isOver) return
    const clean = cleanSentence(sentence)
    const text = this.hasText ? clean : cleanStart(clean)
    if (text.trim() === '') return
    const objection = this.#check.refuse(text)
    this.#objection ??= objection ?? undefined
    if (objection !== null || this.#text.length + text.length > MAX_SPEECH_LENGTH) {
      this.#isOver = true
      return
    }
    if (!this.hasText && this.#granted) this.#pending.push({ type: 'offer', terms: this.#granted })
    this.#text += text
    this.#pending.push({ type: 'text', text, pauseMs: 0 })
  }

  *#flush(): Iterable<VoicePart> {
    const parts = this.#pending
    this.#pending = []
    yield* parts
  }

  #emptyReply(isCut: boolean): VoiceError {
    if (this.#objection !== undefined) return new VoiceError('refused_sentence', this.#objection)
    if (isCut) return new VoiceError('cut_reply', 'The reply was cut before its first sentence.')
    return new VoiceError('empty_reply', 'The reply of the model had no usable sentence.')
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

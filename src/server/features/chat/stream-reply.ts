import type { Message } from '#src/protocol/chat.ts'
import { lastMessages } from '../../write/conversation-repository.ts'
import type { TurnRow } from '../../write/turn-repository.ts'
import { relationOf } from '../../read/player/relation-repository.ts'
import { wordDecision } from '../../voices/grammar/word-decision.ts'
import type { VoiceRequest } from '../../voices/voice.ts'
import type { ServerContext } from '../../server-context.ts'
import { figuresOf, toStateDelta } from '../../read/player/figures.ts'
import { anySignal } from '../../platform/any-signal.ts'
import type { ChatContext } from './chat-context.ts'
import { withTerms } from './chip-terms.ts'
import { finishTurn } from './finish-turn.ts'
import { moodOf } from './mood.ts'
import { rewriteSummary } from './rewrite-summary.ts'
import type { FinishedTurn, RunningTurn } from './running-turns.ts'
import { endLease, keepLease } from './turn-lease.ts'
import type { Wording } from './turn-rows.ts'

/** The longest that a whole reply may take, in ms. After it the grammar voice finishes the message. */
const VOICE_LIMIT_MS = 30_000
/** How many of the last messages a voice receives. */
const MAX_HISTORY_MESSAGES = 20
/** The text of a reply that was stopped before its first word. */
const EMPTY_REPLY = '...'

/** Generates the reply of a stored turn and stores it. Never rejects: a failure ends the turn with an `error` event. */
export async function streamReply(
  chat: Pick<ChatContext, 'server' | 'writer'>,
  turn: TurnRow,
  { text, running }: { readonly text: string; readonly running: RunningTurn },
): Promise<void> {
  const { server } = chat
  const ended = new AbortController()
  void keepLease(chat, turn, { ended: ended.signal, onLost: () => running.stop() })
  try {
    running.emit({
      event: 'turn',
      data: { turn_id: turn.id, conversation_id: turn.conversationId },
    })
    const relation = await relationOf(server.store.db, turn.playerId, turn.decision.shark)
    const { address } = running
    const request = {
      ...(await requestFor(server, turn, text, relation?.summary)),
      address,
    }
    const wording = await streamWording(server, turn, request, running)
    const message = await finishTurn(chat, turn, wording)
    emitFinalEvents(running, await describeFinished(server, turn, message))
    void rewriteSummary(server, turn, { before: relation?.summary, address })
  } catch (failure) {
    server.log.error({ turn: turn.id, err: failure }, 'a turn failed')
    await endLease(chat, turn)
    failTurn(running, failure)
  } finally {
    ended.abort()
  }
}

/** Ends a turn with an `error` event. */
export function failTurn(running: RunningTurn, failure: unknown): void {
  running.emit({
    event: 'error',
    data: { code: 'unavailable', detail: 'The line went dead. Please say it again in a moment.' },
  })
  running.fail(failure)
}

/** Returns the result of a finished turn, with the player's current figures and the terms that its chips sign. */
export async function describeFinished(
  server: ServerContext,
  turn: TurnRow,
  message: Message,
): Promise<FinishedTurn> {
  const figures = await figuresOf(server, turn.playerId)
  return {
    turnId: turn.id,
    conversationId: turn.conversationId,
    message,
    quickReplies: await withTerms(server, turn.quickReplies, {
      playerId: turn.playerId,
      readLoans: async () => figures.loans,
    }),
    stateDelta: toStateDelta(figures),
    mood: await moodOf(server, turn.playerId, message.character),
  }
}

/** Ends a turn with its last events: `chips`, `delta` and `done`. */
export function emitFinalEvents(running: RunningTurn, finished: FinishedTurn): void {
  running.emit({ event: 'chips', data: { quick_replies: finished.quickReplies } })
  running.emit({ event: 'delta', data: { state_delta: finished.stateDelta } })
  running.emit({ event: 'done', data: { message: finished.message, mood: finished.mood } })
  running.finish(finished)
}

async function requestFor(
  { store }: Pick<ServerContext, 'store'>,
  { conversationId, decision, playerId }: TurnRow,
  playerText: string,
  summary: string | undefined,
): Promise<VoiceRequest> {
  return {
    ...{ decision, playerId, playerText },
    ...(summary && { summary }),
    history: await lastMessages(store.db, conversationId, MAX_HISTORY_MESSAGES),
  }
}

/**
 * Emits the voice's wording at the pace of the voice, and returns it. The grammar voice finishes the wording when the
 * voice fails, takes too long or is interrupted. A stop ends the wording after the text that was emitted.
 */
async function streamWording(
  server: ServerContext,
  turn: TurnRow,
  request: VoiceRequest,
  running: RunningTurn,
): Promise<Wording> {
  const { stopped, grammarTakesOver, pausesSkipped } = running
  const limit = server.clock.deadline(VOICE_LIMIT_MS)
  const end = anySignal([limit, stopped, grammarTakesOver])
  let emitted = ''
  let changes: Pick<Wording, 'mood' | 'terms'> = {}
  const emit = (text: string) => {
    emitted += text
    running.emit({ event: 'token', data: { text } })
  }
  const emitRest = (text: string) => {
    // The grammar voice's own wording continues where it was interrupted.
    const rest = text.startsWith(emitted)
      ? text.slice(emitted.length)
      : `${separatorAfter(emitted)}${text}`
    if (rest !== '') emit(rest)
  }
  try {
    for await (const part of server.voice.speak(request, end.signal)) {
      if (stopped.aborted) break
      if (part.type === 'done') return { text: emitted, lines: part.lines, ...changes }
      if (part.type === 'mood') changes = { ...changes, mood: part.mood }
      if (part.type === 'offer') changes = { ...changes, terms: part.terms }
      if (part.type === 'failed') {
        if (!grammarTakesOver.aborted)
          server.log.warn({ turn: turn.id, reason: part.reason }, 'the voice failed')
        break
      }
      if (part.type !== 'text') continue
      emit(part.text)
      await server.clock.sleep(part.pauseMs, pausesSkipped)
    }
  } catch (failure) {
    server.log.warn({ turn: turn.id, err: failure }, 'the voice failed')
  } finally {
    end.release()
  }
  const { text, lines } = wordDecision(turn.decision)
  if (stopped.aborted) {
    if (emitted === '') emit(EMPTY_REPLY)
    // Terms of the voice may be part of the text that the player has read.
    return { text: emitted.trimEnd(), lines, ...changes }
  }
  emitRest(text)
  return { text: emitted.trimEnd(), lines }
}

/** Returns what separates the text of one voice from that of the next. */
function separatorAfter(text: string): string {
  if (/\s$/.test(text)) return ''
  return /[.!?]$/.test(text) ? ' ' : '... '
}

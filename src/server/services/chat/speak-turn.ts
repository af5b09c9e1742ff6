import type { Message } from '#src/protocol/chat.ts'
import { lastMessages } from '../../db/repositories/conversations.ts'
import type { TurnRow } from '../../db/repositories/turns.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import { wordDecision } from '../../voices/grammar/word-decision.ts'
import type { VoiceRequest } from '../../voices/voice.ts'
import type { Means } from '../means.ts'
import { figuresOf, toStateDelta } from '../players/figures.ts'
import { finishTurn, type Worded } from './finish-turn.ts'
import { moodOf } from './mood.ts'
import { rewriteSummary } from './rewrite-summary.ts'
import type { FinishedTurn, RunningTurn } from './running-turns.ts'

/** The longest that a whole reply may take, in ms. After it the grammar voice finishes the message. */
const VOICE_LIMIT_MS = 30_000
/** How much of the talk a voice is told. */
const HISTORY_TOLD = 20
/** What was said where it was stopped before the first word. */
const SILENCE = '...'

/** The second half of a turn: words the decision, piece by piece, and keeps what was said. Never rejects. */
export async function speakTurn(
  means: Means,
  turn: TurnRow,
  playerText: string,
  running: RunningTurn,
): Promise<void> {
  try {
    running.emit({
      event: 'turn',
      data: { turn_id: turn.id, conversation_id: turn.conversationId },
    })
    const relation = await relationOf(means.store.db, turn.playerId, turn.decision.shark)
    const request = await requestFor(means, turn, playerText, relation?.summary)
    const worded = await speak(means, turn, request, running)
    const message = await means.store.transact((tx) => finishTurn(means, tx, turn, worded))
    announce(running, await describeFinished(means, turn, message))
    void rewriteSummary(means, turn, relation?.summary)
  } catch (failure) {
    means.log.error({ turn: turn.id, err: failure }, 'a turn was cut short')
    cutShort(running, failure)
  }
}

/** Tells whoever follows that nothing more will come. */
export function cutShort(running: RunningTurn, failure: unknown): void {
  running.emit({
    event: 'error',
    data: { code: 'unavailable', detail: 'The line went dead. Please say it again in a moment.' },
  })
  running.fail(failure)
}

/** What a finished turn tells its player, with the figures as they stand now. */
export async function describeFinished(
  means: Means,
  turn: TurnRow,
  message: Message,
): Promise<FinishedTurn> {
  return {
    turnId: turn.id,
    conversationId: turn.conversationId,
    message,
    quickReplies: turn.quickReplies,
    stateDelta: toStateDelta(await figuresOf(means, turn.playerId)),
    mood: await moodOf(means, turn.playerId, message.character),
  }
}

/** The events that close a turn. */
export function announce(running: RunningTurn, finished: FinishedTurn): void {
  running.emit({ event: 'chips', data: { quick_replies: finished.quickReplies } })
  running.emit({ event: 'delta', data: { state_delta: finished.stateDelta } })
  running.emit({ event: 'done', data: { message: finished.message, mood: finished.mood } })
  running.finish(finished)
}

async function requestFor(
  { store }: Pick<Means, 'store'>,
  { conversationId, decision, playerId }: TurnRow,
  playerText: string,
  summary: string | undefined,
): Promise<VoiceRequest> {
  return {
    ...{ decision, playerId, playerText },
    ...(summary && { summary }),
    history: await lastMessages(store.db, conversationId, HISTORY_TOLD),
  }
}

/** Has the voice speak at its own pace. If it fails or hands over, the grammar voice says the rest; a stop ends it there. */
async function speak(
  means: Means,
  turn: TurnRow,
  request: VoiceRequest,
  running: RunningTurn,
): Promise<Worded> {
  const { stopped, handedOver, pace } = running
  const end = AbortSignal.any([means.clock.deadline(VOICE_LIMIT_MS), stopped, handedOver])
  let said = ''
  let given: Pick<Worded, 'mood' | 'terms'> = {}
  const say = (text: string) => {
    said += text
    running.emit({ event: 'token', data: { text } })
  }
  const sayOn = (text: string) => {
    // The grammar's own words go on where they were left.
    const rest = text.startsWith(said) ? text.slice(said.length) : `${breathAfter(said)}${text}`
    if (rest !== '') say(rest)
  }
  try {
    for await (const part of means.voice.speak(request, end)) {
      if (stopped.aborted) break
      if (part.type === 'done') return { text: said, lines: part.lines, ...given }
      if (part.type === 'mood') given = { ...given, mood: part.mood }
      if (part.type === 'offer') given = { ...given, terms: part.terms }
      if (part.type === 'failed') {
        if (!handedOver.aborted)
          means.log.warn({ turn: turn.id, reason: part.reason }, 'the voice failed')
        break
      }
      if (part.type !== 'text') continue
      say(part.text)
      await means.clock.sleep(part.pauseMs, pace)
    }
  } catch (failure) {
    means.log.warn({ turn: turn.id, err: failure }, 'the voice failed')
  }
  const { text, lines } = wordDecision(turn.decision)
  if (!stopped.aborted) sayOn(text)
  else if (said === '') say(SILENCE)
  return { text: said.trimEnd(), lines }
}

/** Between what one voice has said and what another goes on with. */
function breathAfter(said: string): string {
  if (/\s$/.test(said)) return ''
  return /[.!?]$/.test(said) ? ' ' : '... '
}

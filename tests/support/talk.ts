import { type ServerResponse } from 'node:http'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { type FlowEvent } from '#src/flow/flow-event.ts'
import { type Character } from '#src/protocol/characters.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { type Conversation, createConversation } from '#src/scenes/chat/conversation.ts'
import { type ConversationFile } from '#src/scenes/chat/slash/conversation-file.ts'
import { createActionQueue } from '#src/stores/action-queue.ts'
import { createStores, type Stores } from '#src/stores/stores.ts'
import { aPlayersStats } from './a-player.ts'
import { type SessionValidity } from '#src/wallet/session-keeper.ts'
import { createTestClient, type TestClient } from './api-client.ts'
import { demoTill } from './demo-till.ts'
import { createManualTimers, type ManualTimers } from './manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from './protocol-server.ts'
import { memoryKept } from './storages.ts'

export const TURN = '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'
export const TALK = '0b0c7c0e-1111-4222-8333-944455556666'
const HEARD = '5d1f0f4e-2222-4333-8444-955556666777'
const AT = '2026-01-01T00:00:00.000Z'

const STATS = aPlayersStats({ player_id: TURN })

/** A shark's line as the server closes a turn with it. */
export const spoken = (content: string) => ({
  id: TURN,
  role: 'assistant' as const,
  content,
  character: 'vinnie' as const,
  turn_id: TURN,
  created_at: AT,
})

/** What the player said, as the history tells it. */
export const heard = (content: string, turnId = TURN) => ({
  ...spoken(content),
  id: HEARD,
  role: 'user' as const,
  turn_id: turnId,
})

/** An answer of GET /chat/history with one talk. */
export const historyOf = (talk: {
  readonly messages: readonly unknown[]
  readonly character?: Character
  readonly running_turn_id?: string
}) => ({
  json: {
    conversations: [{ conversation_id: TALK, character: 'vinnie', quick_replies: [], ...talk }],
  },
})

/** An answer of POST /api/v1/chat that came whole. */
export const WHOLE_ANSWER = {
  json: {
    response: 'What?',
    message: spoken('What?'),
    turn_id: TURN,
    conversation_id: TALK,
    quick_replies: [{ title: 'Hello', payload: 'Hello' }],
    state_delta: { cash: 1500 },
  },
}

export const DEAL: QuickReply = {
  title: 'Deal',
  payload: {
    action: 'story_choice',
    details: { choice_id: 'offer-1', value: 'I take it.', title: 'Deal' },
  },
}

export const sse = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
export const TURN_BEGAN = sse('turn', { turn_id: TURN, conversation_id: TALK })
/** Answers with a stream that ends after these parts. */
export const stream =
  (...parts: readonly string[]) =>
  (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(parts.join(''))
  }

/** A talk over a real server, with real stores and hand-moved time. */
export interface Talk {
  readonly server: ProtocolServer
  readonly page: TestClient
  readonly stores: Stores
  readonly timers: ManualTimers
  /** What the flow was told. */
  readonly events: readonly FlowEvent[]
  readonly conversation: Conversation
  /** What the session keeper answers. */
  validity: SessionValidity
  /** Whether the page has a network. */
  online: boolean
  /** The wall clock. */
  instant: string
  readonly clipboard: string[]
  readonly files: ConversationFile[]
  chat(): ReturnType<Stores['chat']['getState']>
  /** The talk as 'role: content'. */
  lines(): readonly string[]
  posts(): ProtocolServer['seen']
}

export async function openTalk(): Promise<Talk> {
  const server = await startProtocolServer()
  const page = createTestClient(server.origin)
  const timers = createManualTimers()
  timers.follow(page, server)
  const events: FlowEvent[] = []
  const settings = {
    reducedMotion: false,
    coarsePointer: false,
    debugLogs: false,
    tweak: null,
    calibration: { brightness: 100, contrast: 100 },
    preferences: readPlayerSettings(null),
    guidance: null,
  }
  const stores = createStores({ kept: memoryKept().kept, platform: 'desktop', settings })
  server.answer('GET /player/me/stats', { json: STATS })
  const chat = () => stores.chat.getState()
  const talk: Talk = {
    server,
    page,
    stores,
    timers,
    events,
    validity: 'valid',
    chat,
    lines: () => chat().messages.map(({ role, content }) => `${role}: ${content}`),
    online: true,
    instant: AT,
    clipboard: [],
    files: [],
    posts: () => server.seen.filter(({ method }) => method === 'POST'),
    conversation: createConversation({
      api: page.client,
      actionQueue: createActionQueue({
        ...{ api: page.client, stores, timers, log: () => undefined },
        ...{ kept: memoryKept().kept, now: timers.now },
      }),
      stores,
      timers,
      till: demoTill(page.client, timers),
      flow: { dispatch: (event) => events.push(event) },
      sessionValidity: () => Promise.resolve(talk.validity),
      instant: () => talk.instant,
      copy: (text) => Promise.resolve(talk.clipboard.push(text) > 0),
      save: (file) => void talk.files.push(file),
      isOnline: () => talk.online,
      log: () => undefined,
    }),
  }
  return talk
}

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
import { type SessionValidity } from '#src/session/session-manager.ts'
import { createTestClient, type TestClient } from './api-client.ts'
import { createDemoPayments } from './demo-payments.ts'
import { createManualTimers, type ManualTimers } from './manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from './protocol-server.ts'
import { createMemoryStorage } from './storages.ts'

export const TURN = '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'
export const CONVERSATION = '0b0c7c0e-1111-4222-8333-944455556666'
const PLAYER_MESSAGE_ID = '5d1f0f4e-2222-4333-8444-955556666777'
const AT = '2026-01-01T00:00:00.000Z'

const STATS = aPlayersStats({ player_id: TURN })

/** A reply, as the last event of a stream contains it. */
export const sharkMessage = (content: string) => ({
  id: TURN,
  role: 'assistant' as const,
  content,
  character: 'vinnie' as const,
  turn_id: TURN,
  created_at: AT,
})

/** A message of the player, as the history contains it. */
export const playerMessage = (content: string, turnId = TURN) => ({
  ...sharkMessage(content),
  id: PLAYER_MESSAGE_ID,
  role: 'user' as const,
  turn_id: turnId,
})

/** A response of GET /chat/history with one conversation. */
export const historyResponse = (conversation: {
  readonly messages: readonly unknown[]
  readonly character?: Character
  readonly running_turn_id?: string
}) => ({
  json: {
    conversations: [
      { conversation_id: CONVERSATION, character: 'vinnie', quick_replies: [], ...conversation },
    ],
  },
})

/** A response of POST /api/v1/chat that is not streamed. */
export const CHAT_RESPONSE = {
  json: {
    response: 'What?',
    message: sharkMessage('What?'),
    turn_id: TURN,
    conversation_id: CONVERSATION,
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
export const TURN_EVENT = sse('turn', { turn_id: TURN, conversation_id: CONVERSATION })
/** Responds with a stream that ends after these parts. */
export const stream =
  (...parts: readonly string[]) =>
  (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(parts.join(''))
  }

/** A conversation with a real server, real stores and a manual clock. */
export interface TestConversation {
  readonly server: ProtocolServer
  readonly testClient: TestClient
  readonly stores: Stores
  readonly timers: ManualTimers
  /** The events dispatched to the flow. */
  readonly events: readonly FlowEvent[]
  readonly conversation: Conversation
  /** The result of the session check. */
  validity: SessionValidity
  /** Whether the page is online. */
  online: boolean
  /** The wall clock. */
  instant: string
  readonly clipboard: string[]
  readonly files: ConversationFile[]
  chat(): ReturnType<Stores['chat']['getState']>
  /** Returns the messages as 'role: content'. */
  messages(): readonly string[]
  posts(): ProtocolServer['seen']
}

export async function openTestConversation(): Promise<TestConversation> {
  const server = await startProtocolServer()
  const testClient = createTestClient(server.origin)
  const timers = createManualTimers()
  timers.follow(testClient, server)
  const events: FlowEvent[] = []
  const settings = {
    reducedMotion: false,
    coarsePointer: false,
    debugLogs: false,
    tweak: null,
    calibration: { brightness: 100, contrast: 100 },
    preferences: readPlayerSettings(null),
    guidance: null,
    guide: 'open' as const,
  }
  const stores = createStores({
    storage: createMemoryStorage().storage,
    platform: 'desktop',
    settings,
  })
  server.answer('GET /player/me/stats', { json: STATS })
  const chat = () => stores.chat.getState()
  const page: TestConversation = {
    server,
    testClient,
    stores,
    timers,
    events,
    validity: 'valid',
    chat,
    messages: () => chat().messages.map(({ role, content }) => `${role}: ${content}`),
    online: true,
    instant: AT,
    clipboard: [],
    files: [],
    posts: () => server.seen.filter(({ method }) => method === 'POST'),
    conversation: createConversation({
      api: testClient.client,
      actionQueue: createActionQueue({
        ...{ api: testClient.client, stores, timers, log: () => undefined },
        ...{ storage: createMemoryStorage().storage, now: timers.now },
      }),
      stores,
      timers,
      payments: createDemoPayments(testClient.client, timers),
      flow: { dispatch: (event) => events.push(event) },
      sessionValidity: () => Promise.resolve(page.validity),
      instant: () => page.instant,
      copy: (text) => Promise.resolve(page.clipboard.push(text) > 0),
      save: (file) => void page.files.push(file),
      isOnline: () => page.online,
      log: () => undefined,
    }),
  }
  return page
}

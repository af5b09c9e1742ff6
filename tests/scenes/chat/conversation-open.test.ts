import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { openTalk, spoken, TALK, type Talk } from '#tests/support/talk.ts'

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

test('behavior: opening verifies, loads the talk, and shows its steps', async () => {
  const steps: (number | null)[] = []
  talk.stores.chat.subscribe((state, before) => {
    if (state.loadingStep !== before.loadingStep) steps.push(state.loadingStep)
  })
  talk.server.answer('GET /chat/history', {
    json: {
      conversations: [
        {
          conversation_id: TALK,
          character: 'tommy',
          messages: [spoken('Hey kid.')],
          quick_replies: [],
        },
      ],
    },
  })
  await talk.conversation.open()
  expect(steps).toEqual([0, 1, 2, null])
  expect(talk.lines()).toEqual(['assistant: Hey kid.'])
  expect(talk.chat().character).toBe('tommy')
  expect(talk.chat().quickReplies.map(({ title }) => title)).toEqual(CHAT_TEXTS.defaultQuickReplies)
  expect(talk.stores.session.getState().streetName).toBe('Lucky Lefty')
})

test('behavior: a talk that is gone begins anew', async () => {
  talk.chat().conversationNamed(TALK)
  talk.server.answer('GET /chat/history', {
    status: 404,
    json: { detail: 'No such talk.conversation.', code: 'not_found', request_id: 'r' },
  })
  await talk.conversation.open()
  expect(talk.lines()).toEqual([])
  expect(talk.chat().conversationId).toBeNull()
  expect(talk.chat().quickReplies).toHaveLength(4)
})

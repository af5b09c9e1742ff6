import { expect, test } from 'vitest'
import { chatBody, type ChatInput } from '#src/api/chat-body.ts'
import { chatCall } from '#src/protocol/calls/chat.ts'

const INPUT: ChatInput = {
  message: ' <b>"need" a loan</b> & \'fast\' ',
  character: 'vinnie',
  conversationId: null,
}

test('builds the body with an escaped and trimmed message', () => {
  expect(chatBody(INPUT)).toEqual({
    character: 'vinnie',
    message: '&lt;b&gt;&quot;need&quot; a loan&lt;/b&gt; &amp; &#39;fast&#39;',
  })
})

test('adds the conversation and the reply token when they are known', () => {
  expect(chatBody({ ...INPUT, conversationId: 'c', replyToken: 't' })).toMatchObject({
    conversation_id: 'c',
    reply_token: 't',
  })
})

test('the call accepts the last 50 messages, choices and the state of the player from other clients', () => {
  const bodyWith = (lines: number) => ({
    ...chatBody(INPUT),
    history: Array.from({ length: lines }, () => ({ role: 'user', content: 'line' })),
    choices: [{ id: 'offer', value: 'accept' }],
    player_state: { cash: 2000, moves_left: 5, streak: 1, borough: 'manhattan' },
  })
  expect(chatCall.body.safeParse(bodyWith(50)).success).toBe(true)
  expect(chatCall.body.safeParse(bodyWith(51)).success).toBe(false)
})

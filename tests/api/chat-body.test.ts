import { expect, test } from 'vitest'
import { chatBody, type ChatInput } from '#src/api/chat-body.ts'

const SPEECH: ChatInput = {
  message: ' <b>"need" a loan</b> & \'fast\' ',
  character: 'vinnie',
  conversationId: null,
  history: [],
  choices: [],
  player: { id: null, cash: 2000, movesLeft: 5, streak: 1, borough: 'manhattan' },
}

test('builds the body with an escaped and trimmed message', () => {
  expect(chatBody(SPEECH)).toMatchInlineSnapshot(`
    {
      "agent_name": "vinnie",
      "character": "vinnie",
      "choices": [],
      "economic_context": {
        "borough": "manhattan",
      },
      "history": [],
      "message": "&lt;b&gt;&quot;need&quot; a loan&lt;/b&gt; &amp; &#39;fast&#39;",
      "metadata": {
        "client": "web",
        "include_history": true,
        "include_player_state": true,
      },
      "player_state": {
        "borough": "manhattan",
        "cash": 2000,
        "moves_left": 5,
        "streak": 1,
      },
    }
  `)
})

test('sends the last 50 messages, oldest first', () => {
  const history = Array.from({ length: 60 }, (_, line) => ({
    role: 'user' as const,
    content: `line ${line}`,
  }))
  const sent = chatBody({ ...SPEECH, history }).history ?? []
  expect(sent).toHaveLength(50)
  expect([sent[0]?.content, sent.at(-1)?.content]).toEqual(['line 10', 'line 59'])
})

import { expect, test } from 'vitest'
import { announcementFor } from '#src/scenes/chat/announcement-for.ts'
import {
  openTestConversation,
  sharkMessage,
  TURN,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

test('announces the new words of a reply that was said again', async () => {
  const page = await openTestConversation()
  try {
    page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
    await page.conversation.send('hello')
    const said: string[] = []
    page.stores.chat.subscribe((state, before) => {
      const announcement = announcementFor(state, { ...before, historyLoaded: true })
      if (announcement !== null) said.push(announcement)
    })
    const json = { ...CHAT_RESPONSE.json, message: sharkMessage('Huh?') }
    page.server.answer(`POST /api/v1/chat/turns/${TURN}/regenerate`, { json })
    await page.conversation.regenerate()
    expect(said).toEqual(['vinnie: Huh?'])
  } finally {
    await page.server.close()
  }
})

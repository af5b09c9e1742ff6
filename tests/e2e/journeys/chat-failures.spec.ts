import type { Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'

const CHAT = '**/api/v1/chat'
const STATS = '**/player/*/stats'

test('error: a line that cannot be sent is said to be so, and its words are kept', async ({
  page,
  player,
}) => {
  await player.goToChat()
  await page.route(CHAT, (route) => route.abort())
  await player.say('are you there')
  await expect(player.linesOf('system')).toHaveText('[Connection error – try again later]', {
    timeout: 30_000,
  })
  await expect(player.input).toHaveValue('are you there')
  await page.unroute(CHAT)
  await player.press('Send')
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).toHaveCount(1)
  await expect(player.linesOf('user')).toHaveText('are you there')
  await expect(player.input).toHaveValue('')
})

test('behavior: a stream that breaks is asked for again under its key', async ({
  page,
  player,
}) => {
  await player.goToChat()
  const keys: (string | undefined)[] = []
  await page.route(CHAT, async (route) => {
    const headers = route.request().headers()
    keys.push(headers['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fulfill({ contentType: 'text/event-stream', body: ': cut\n\n' })
  })
  await player.say('hello there')
  await expect(player.linesOf('assistant')).toHaveCount(1, { timeout: 20_000 })
  await expect(player.linesOf('system')).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

// The line that the talk says meanwhile stands for 300 ms; tests/scenes/chat/conversation.test.ts holds it.
test('error: a session that ended leads to the login, which says so', async ({ page, player }) => {
  await player.goToChat()
  await page.route(CHAT, (route) =>
    route.fulfill({
      status: 401,
      json: { detail: 'This key is not valid.', code: 'invalid_key', request_id: 'r' },
    }),
  )
  await player.input.fill('hello')
  await player.press('Send')
  await player.expectView('waitlist')
  await expect(player.twin.getByRole('status')).toContainText(/log in again|sign in again/i)
})

test('behavior: without free talk left, messages are offered for sale, and can be bought', async ({
  page,
  player,
}) => {
  await player.goToChat()
  await page.route(CHAT, (route) =>
    route.fulfill({ json: { payment_required: { price: 1, currency: 'USDC', messages: 10 } } }),
  )
  await player.say('one more thing')
  await expect(player.chips).toHaveCount(1)
  await expect(player.input).toHaveValue('one more thing')
  await expect(player.linesOf('system').last()).toContainText('This is a demo: no money moves.')
  const payment = '**/chat/payment/usdc'
  await page.route(payment, (route) =>
    route.fulfill({ status: 400, json: { detail: 'The payment was not found.' } }),
  )
  await player.press('Buy 10 messages')
  await expect(player.linesOf('system').last()).toContainText(
    '[Error] Purchase failed: The payment was not found.',
  )
  await page.unroute(payment)
  // Two presses that follow each other at once are one.
  await expect(async () => {
    await player.button('Buy 10 messages').press('Enter', { timeout: 1_000 })
    await expect(player.linesOf('system').last()).toHaveText(
      'OK Purchased 10 messages. You have 13 left.',
      { timeout: 2_000 },
    )
  }).toPass()
})

test('behavior: the talk loads in named steps', async ({ page, player }) => {
  await player.open('/?view=waitlist')
  await player.signInAsGuest()
  const answerHistory = await hold(page, '**/chat/history*')
  await player.press('TALK TO A SHARK')
  await expect(player.twin.getByText('LOADING CHAT HISTORY')).toBeAttached()
  await expect(player.twin.getByText('RESTORING YOUR SESSION')).toBeAttached()
  const answerStats = await hold(page, STATS)
  answerHistory()
  await expect(player.twin.getByText('INITIALIZING CHAT')).toBeAttached()
  // What could not be taken yet is not offered.
  await expect(player.chips).toHaveCount(0)
  answerStats()
  await expect(player.chips).toHaveCount(4)
  await expect(player.twin.getByText('RESTORING YOUR SESSION')).toHaveCount(0)
})

test('behavior: who reads further up is told of new lines, and is taken down on request', async ({
  page,
  player,
}) => {
  await player.goToChat()
  const messages = Array.from({ length: 400 }, (_, index) => ({
    id: crypto.randomUUID(),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `line ${index}`,
    character: 'tommy',
    turn_id: null,
    created_at: '2026-01-01T00:00:00.000Z',
  }))
  await page.route('**/chat/history*', (route) =>
    route.fulfill({
      json: {
        conversations: [
          {
            conversation_id: crypto.randomUUID(),
            character: 'tommy',
            messages,
            quick_replies: [],
          },
        ],
      },
    }),
  )
  await player.press('tommy')
  await expect(player.log.getByText('line 399', { exact: true })).toBeAttached()
  await expect(player.log.getByText('line 20', { exact: true })).toHaveCount(0)
  expect(await player.lines.count()).toBeLessThan(60)
  await expect(player.lines.last()).toHaveAttribute('aria-setsize', '400')
  await expect(player.button('Latest messages')).toHaveCount(0)

  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(CHAT, async (route) => {
    await asked
    await route.fulfill({ status: 409, json: { detail: 'Busy.' } })
  })
  await player.say('anything else?')
  await expect(player.linesOf('user').last()).toHaveText('anything else?')
  const box = await player.log.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100)
  await page.mouse.wheel(0, -2_000)
  await expect(player.button('Latest messages')).toBeAttached()
  answer()
  await expect(player.twin.getByText('new messages: 1')).toBeAttached()
  await player.press('Latest messages')
  await expect(player.linesOf('system').last()).toHaveText('HTTP 409: Busy.')
  await expect(player.button('Latest messages')).toHaveCount(0)
})

test('error: a server that is away costs neither the session nor the words', async ({
  page,
  player,
}) => {
  await player.goToChat()
  await page.reload()
  await player.expectView('confirmation')
  await page.route('**/health', (route) => route.abort())
  await page.route('**/chat/history*', (route) => route.abort())
  await page.route(CHAT, (route) => route.abort())
  await player.press('TALK TO A SHARK')
  await expect(player.button('Load the talk again')).toBeAttached({ timeout: 30_000 })
  await player.say('anybody?')
  await expect(player.linesOf('system').last()).toHaveText('[Connection error – try again later]', {
    timeout: 30_000,
  })
  await player.expectView('chat')
  await expect(player.input).toHaveValue('anybody?')
  expect(await page.evaluate(() => localStorage.getItem('dcw_api_key'))).toBeTruthy()

  await page.unrouteAll()
  await player.press('Load the talk again')
  await expect(player.chips).toHaveCount(4)
  await expect(player.input).toHaveValue('anybody?')
  await player.press('Send')
  await player.expectAnswer()
  await expect(player.linesOf('user')).toHaveText('anybody?')
})

test('behavior: a page that is opened while the shark speaks hears the answer to its end', async ({
  page,
  player,
}) => {
  await player.goToChat()
  await player.say('tell me everything you know')
  await expect(player.linesOf('assistant')).toHaveCount(1)
  await page.reload()
  await player.expectView('confirmation')
  await player.press('TALK TO A SHARK')
  await expect(player.linesOf('user')).toHaveText('tell me everything you know')
  await expect(player.linesOf('assistant')).toHaveCount(1)
  await player.expectAnswer()
  const talk = await player.talk()
  expect(talk).toHaveLength(2)
  await page.reload()
  await player.press('TALK TO A SHARK')
  await expect.poll(() => player.talk()).toEqual(talk)
})

test('behavior: stopping keeps what was said, here and there, and the next word is heard at once', async ({
  page,
  player,
}) => {
  await player.goToChat()
  await player.press('Big Boss')
  await expect(player.chips.first()).toBeAttached()
  await player.say('good evening')
  await expect(player.linesOf('assistant')).toHaveCount(1)
  const stopped = page.waitForResponse(/\/stop$/)
  await page.keyboard.press('Escape')
  expect((await stopped).status()).toBe(200)
  const { message } = await (await stopped).json()
  await expect(player.linesOf('assistant')).toHaveText(message.content)
  await player.expectView('chat')
  await player.input.fill('and tomorrow?')
  await player.input.press('Enter')
  await expect(player.linesOf('user').last()).toHaveText('and tomorrow?')
  await player.expectAnswer()
  await expect(player.linesOf('system')).toHaveCount(0)
  await expect(player.linesOf('assistant')).toHaveCount(2)
  await expect(player.linesOf('assistant').first()).toHaveText(message.content)
})

/** Requests to an address stay unanswered until what is returned is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => {
    await asked
    await route.continue()
  })
  return answer
}

import { createLatch } from '../support/latch.ts'
import { expect, type Player, test } from '../support/player.ts'

const CHAT = '**/api/v1/chat'

// tests/scenes/chat/conversation.test.ts tests the line that is shown for 300 ms before the login.
test('returns to the login with a sentence when the session has ended', async ({
  page,
  player,
}) => {
  await player.arriveInChat()
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

test('offers messages for sale when no free ones are left, and buys them', async ({
  page,
  player,
}) => {
  await player.arriveInChat()
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
  await player.waitOutDuplicatePress()
  await player.press('Buy 10 messages')
  await expect(player.linesOf('system').last()).toHaveText(
    'OK Purchased 10 messages. You have 13 left.',
  )
})

test('counts new lines while the player reads older ones, and scrolls down on request', async ({
  page,
  player,
}) => {
  await player.arriveInChat()
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

  const answer = createLatch()
  await page.route(CHAT, async (route) => {
    await answer.opened
    await route.fulfill({ status: 409, json: { detail: 'Busy.' } })
  })
  await player.say('anything else?')
  await expect(player.linesOf('user').last()).toHaveText('anything else?')
  const box = await player.log.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100)
  await page.mouse.wheel(0, -2_000)
  await expect(player.button('Latest messages')).toBeAttached()
  answer.open()
  await expect(player.twin.getByText('new messages: 1')).toBeAttached()
  await player.press('Latest messages')
  await expect(player.linesOf('system').last()).toHaveText('HTTP 409: Busy.')
  await expect(player.button('Latest messages')).toHaveCount(0)
})

test('keeps the session and the typed message while the server is unavailable', async ({
  page,
  player,
}) => {
  await player.arrive()
  await player.expectView('confirmation')
  for (const address of ['**/health', '**/chat/history*', CHAT])
    await page.route(address, (route) => route.abort())
  const endSkipping = skipRetryWaits(player)
  await player.press('TALK TO A SHARK')
  await expect(player.button('Load the talk again')).toBeAttached()
  await player.say('anybody?')
  await expect(player.linesOf('system').last()).toHaveText('[Connection error – try again later]')
  await player.expectView('chat')
  await expect(player.input).toHaveValue('anybody?')
  expect(await player.key()).toBeTruthy()

  await endSkipping()
  await page.unrouteAll()
  await player.press('Load the talk again')
  await expect(player.chips).toHaveCount(4)
  await expect(player.input).toHaveValue('anybody?')
  await player.press('Send')
  await player.expectAnswer()
  await expect(player.linesOf('user')).toHaveText('anybody?')
})

/** Skips the page's delays before its retries. Returns a function that ends this. */
function skipRetryWaits(player: Player): () => Promise<void> {
  let passed = Promise.resolve()
  const skip = (): void => {
    passed = passed.then(() => player.pass(2_000))
  }
  player.page.on('requestfailed', skip)
  return () => {
    player.page.off('requestfailed', skip)
    return passed
  }
}

import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  openTestConversation,
  sharkMessage,
  type TestConversation,
  TURN,
  CHAT_RESPONSE,
} from '#tests/support/test-conversation.ts'

let page: TestConversation
beforeEach(async () => {
  page = await openTestConversation()
})
afterEach(() => page.server.close())

const last = () => page.messages().at(-1)
const FILL = {
  id: TURN,
  side: 'buy',
  symbol: 'TAPES',
  borough: 'manhattan',
  quantity: 10,
  price: 90,
  gross: 900,
  fee: 9,
  total: -909,
  profit: 0,
  tick: 1,
}
const STASH = {
  capacity: 100,
  used: 10,
  next: null,
  goods: [{ symbol: 'TAPES', quantity: 10, average_cost: 90.9, cheap: 1 }],
}
const WALLET = { address: '0x', chain_id: 8453, usd: 2000, usdc: 0, eth: 0, boss: 0, nfts: [] }
const LOAN = {
  id: TURN,
  shark: 'vinnie',
  kind: 'loan',
  principal: 1000,
  rate: 0.1,
  taken_at: '2026-01-01T00:00:00.000Z',
  due_at: '2026-01-04T00:00:00.000Z',
  days_left: 2,
  late_day: 0,
  owed: 1200,
  repaid: 0,
  status: 'open',
  collateral: null,
  owed_tomorrow: 1320,
  owed_when_due: 1452,
  next_step: { day: 1, step: 'word_travels', at: '2026-11-25T02:00:00.000Z' },
  held_until: null,
  is_owned: false,
  is_opening: false,
  can_beg: true,
  errand: null,
}

test('runs a command as a call and sends no message', async () => {
  const answer = { fill: FILL, cash: 1091, stash: STASH, state_delta: { cash: 1091 } }
  page.server.answer('POST /api/v1/economy/trade', { json: answer })
  await page.conversation.send('/buy 10 tapes')
  expect(page.posts()).toMatchObject([
    { url: '/api/v1/economy/trade', body: { side: 'buy', symbol: 'TAPES', quantity: 10 } },
  ])
  expect(last()).toBe('system: Bought 10 TAPES for $909.00.')
  expect(page.stores.game.getState().playerCash).toBe(1091)
})

test('shows a refusal of a command', async () => {
  const detail = 'You have not enough cash for that.'
  const json = { detail, code: 'short_of_cash', request_id: 'x' }
  page.server.answer('POST /api/v1/economy/trade', { status: 409, json })
  await page.conversation.send('/buy 1 bonds')
  expect(last()).toBe(`system: HTTP 409: ${detail}`)
})

test.each([
  ['/buy', 'Like this: /buy 10 tapes'],
  ['/buy -3 tapes', 'Like this: /buy 10 tapes'],
  ['/sell many tapes', 'Like this: /sell 10 tapes'],
  ['/pay vinnie lots', 'Like this: /pay vinnie 500'],
  ['/travel atlantis', 'Like this: /travel queens'],
  ['/chart gold', 'Like this: /chart tapes'],
  ['/rob', 'There is no /rob. /help tells what there is.'],
  ['/find', 'Like this: /find deal'],
  ['/stop', 'Nobody is speaking.'],
  ['/again', 'Nothing was said yet.'],
  ['/copy', 'Nothing was said yet.'],
])('explains the usage of %j', async (line, sentence) => {
  await page.conversation.send(line)
  expect(last()).toBe(`system: ${sentence}`)
  expect(page.posts()).toEqual([])
})

test('travels with goods only when the command is confirmed', async () => {
  page.server.answer('GET /api/v1/player/wallet', { json: { ...WALLET, stash: STASH } })
  page.server.answer('POST /api/v1/player/travel', {
    json: { state_delta: { current_borough: 'queens' }, toll: 40 },
  })
  await page.conversation.send('/travel queens')
  expect(last()).toBe(
    'system: You carry 10 units, and the police may look into it. "/travel queens now" goes.',
  )
  expect(page.posts()).toEqual([])
  await page.conversation.send('/travel queens now')
  expect(last()).toBe('system: You are in queens. The toll was $40.00.')
  expect(page.posts()).toMatchObject([{ body: { borough: 'queens' } }])
})

test('travels without goods at once', async () => {
  const stash = { ...STASH, used: 0, goods: [] }
  page.server.answer('GET /api/v1/player/wallet', { json: { ...WALLET, stash } })
  page.server.answer('POST /api/v1/player/travel', {
    json: { state_delta: { current_borough: 'queens' }, toll: 40 },
  })
  await page.conversation.send('/travel queens')
  expect(last()).toBe('system: You are in queens. The toll was $40.00.')
})

test('pays all that is owed to the current shark', async () => {
  page.server.answer('GET /api/v1/loans', { json: { loans: [LOAN], owed: 1200 } })
  page.server.answer(`POST /api/v1/loans/${TURN}/repay`, {
    json: {
      loan: { ...LOAN, owed: 0, status: 'paid' },
      cash: 10,
      state_delta: { cash: 10, debt: 0 },
    },
  })
  await page.conversation.send('/loans')
  expect(last()).toBe('system: vinnie: $1,200.00, due 2026-01-04')
  await page.conversation.send('/pay all')
  expect(page.posts()).toMatchObject([{ body: { amount: 1200 } }])
  expect(last()).toBe('system: Paid $1,200.00. Owed now: $0.00.')
  await page.conversation.send('/pay tommy all')
  expect(last()).toBe('system: You owe tommy nothing.')
})

test("shows a map with the player's borough, and a chart in block characters", async () => {
  await page.conversation.send('/map')
  expect(last()).toContain('> manhattan')
  page.server.answer('GET /api/v1/economy/history', {
    json: [
      [1, 80],
      [2, 100],
      [3, 90],
    ],
  })
  await page.conversation.send('/chart tapes queens')
  expect(last()).toMatch(/TAPES in queens: \$80.00 to \$100.00[\s\S]*█/)
})

test('copies, finds, saves and regenerates the last reply', async () => {
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  await page.conversation.send('hello')
  await page.conversation.copy()
  expect(page.clipboard).toEqual(['What?'])
  await page.conversation.send('/find WHAT')
  expect(last()).toBe('system: 1 line with "WHAT".\n· What?')
  await page.conversation.send('/find parrot')
  expect(last()).toBe('system: No line with "parrot".')
  await page.conversation.send('/export json')
  expect(page.files.map(({ name }) => name)).toEqual(['vinnie.json'])
  expect(JSON.parse(page.files[0]?.content ?? '')).toMatchObject({
    character: 'vinnie',
    messages: [{ role: 'user', content: 'hello' }, { role: 'assistant' }],
  })
  page.conversation.save('text')
  expect(page.files[1]?.content).toBe('YOU: hello\nvinnie: What?\n')

  const json = { ...CHAT_RESPONSE.json, message: sharkMessage('Huh?'), mood: 'amused' }
  page.server.answer(`POST /api/v1/chat/turns/${TURN}/regenerate`, { json })
  await page.conversation.regenerate()
  expect(page.messages().filter((line) => line.startsWith('assistant'))).toEqual([
    'assistant: Huh?',
  ])
  expect(page.chat().mood).toBe('amused')
})

test('sends nothing offline and keeps the input', () => {
  page.online = false
  page.chat().typed('hello')
  expect(page.conversation.send('hello')).toBeNull()
  expect(page.chat().input).toBe('hello')
  expect(page.posts()).toEqual([])
})

test('buys messages by a chip', async () => {
  page.server.answer('POST /chat/payment/usdc', {
    json: {
      quota_left: 10,
      quotaLeft: 10,
      added_messages: 10,
      is_demo: true,
      state_delta: { quota_left: 10 },
    },
  })
  await page.conversation.take({
    title: 'Buy 10 messages',
    payload: { action: 'buy_messages', details: { price: 1, currency: 'USDC', messages: 10 } },
  })
  expect(last()).toBe('system: OK Purchased 10 messages. You have 10 left.')
  expect(page.stores.game.getState().quotaLeft).toBe(10)
})

test('sends messages while a payment is in progress, and ignores a second press', async () => {
  const late: ServerResponse[] = []
  page.server.answer('POST /chat/payment/usdc', (_, response) => void late.push(response))
  page.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  const chip = {
    title: 'Buy 10 messages',
    payload: { action: 'buy_messages', details: {} },
  } as const
  const buying = page.conversation.take(chip)
  await expect.poll(() => late.length).toBe(1)
  await page.timers.pass(400)
  await page.conversation.take(chip)
  await page.conversation.take({ title: 'Hello', payload: 'Hello' })
  expect(last()).toBe('assistant: What?')
  const bought = { quota_left: 10, quotaLeft: 10, added_messages: 10, is_demo: true }
  late[0]?.writeHead(200, { 'content-type': 'application/json' })
  late[0]?.end(JSON.stringify({ ...bought, state_delta: { quota_left: 10 } }))
  await buying
  expect(last()).toBe('system: OK Purchased 10 messages. You have 10 left.')
  expect(late).toHaveLength(1)
})

test('shows a failed purchase and retries the same payment', async () => {
  const json = { detail: 'Payments are not set up here.', code: 'payments_off', request_id: 'x' }
  page.server.answer('POST /chat/payment/usdc', { status: 409, json })
  const chip = {
    title: 'Buy 10 messages',
    payload: { action: 'buy_messages', details: {} },
  } as const
  await page.conversation.take(chip)
  expect(last()).toBe('system: [Error] Purchase failed: Payments are not set up here.')
  await page.timers.pass(400)
  await page.conversation.take(chip)
  const [first, second] = page.posts().map(({ body }) => body)
  expect(second).toEqual(first)
})

test('asks for a favour by a chip', async () => {
  const details = { favor_type: 'tip', character: 'vinnie' }
  page.server.answer('POST /player/favor', {
    json: {
      ...details,
      new_balance: 2250,
      cooldown_ends_at: '2026-01-02T10:30:00.000Z',
      text: 'ICE shoots up in Queens at 12:00 UTC.',
      state_delta: { cash: 2250 },
    },
  })
  await page.conversation.take({
    title: 'Request favor',
    payload: { action: 'request_favor', details },
  })
  expect(page.messages().slice(-2)).toEqual([
    'system: OK Favour granted! Cooldown until 2026-01-02 10:30 UTC',
    'system: ICE shoots up in Queens at 12:00 UTC.',
  ])
  expect(page.stores.game.getState().playerCash).toBe(2250)
})

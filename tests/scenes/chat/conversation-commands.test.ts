import { type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTalk, spoken, type Talk, TURN, WHOLE_ANSWER } from '#tests/support/talk.ts'

let talk: Talk
beforeEach(async () => {
  talk = await openTalk()
})
afterEach(() => talk.server.close())

const last = () => talk.lines().at(-1)
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
const LOAN = {
  id: TURN,
  shark: 'vinnie',
  kind: 'loan',
  principal: 1000,
  rate: 0.1,
  taken_at: '2026-01-01T00:00:00.000Z',
  due_at: '2026-01-04T00:00:00.000Z',
  days_left: 2,
  days_late: 0,
  owed: 1200,
  repaid: 0,
  status: 'open',
  collateral: null,
  repaid_by: 'cash',
}

test('default: a command makes the call of its screen, and is never said to a shark', async () => {
  const answer = { fill: FILL, cash: 1091, stash: STASH, state_delta: { cash: 1091 } }
  talk.server.answer('POST /api/v1/economy/trade', { json: answer })
  await talk.conversation.say('/buy 10 tapes')
  expect(talk.posts()).toMatchObject([
    { url: '/api/v1/economy/trade', body: { side: 'buy', symbol: 'TAPES', quantity: 10 } },
  ])
  expect(last()).toBe('system: Bought 10 TAPES for $909.00.')
  expect(talk.stores.game.getState().playerCash).toBe(1091)
})

test('behavior: a refusal is told as it came', async () => {
  const detail = 'You have not enough cash for that.'
  const json = { detail, code: 'short_of_cash', request_id: 'x' }
  talk.server.answer('POST /api/v1/economy/trade', { status: 409, json })
  await talk.conversation.say('/buy 1 bonds')
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
])('error: %j', async (line, sentence) => {
  await talk.conversation.say(line)
  expect(last()).toBe(`system: ${sentence}`)
  expect(talk.posts()).toEqual([])
})

test('behavior: pays all that is owed to whom the talk is with', async () => {
  talk.server.answer('GET /api/v1/loans', { json: { loans: [LOAN], owed: 1200 } })
  talk.server.answer(`POST /api/v1/loans/${TURN}/repay`, {
    json: {
      loan: { ...LOAN, owed: 0, status: 'paid' },
      cash: 10,
      state_delta: { cash: 10, debt: 0 },
    },
  })
  await talk.conversation.say('/loans')
  expect(last()).toBe('system: vinnie: $1,200.00, due 2026-01-04')
  await talk.conversation.say('/pay all')
  expect(talk.posts()).toMatchObject([{ body: { amount: 1200 } }])
  expect(last()).toBe('system: Paid $1,200.00. Owed now: $0.00.')
  await talk.conversation.say('/pay tommy all')
  expect(last()).toBe('system: You owe tommy nothing.')
})

test('behavior: the map shows where the player stands; a chart is drawn in blocks', async () => {
  await talk.conversation.say('/map')
  expect(last()).toContain('> manhattan')
  talk.server.answer('GET /api/v1/economy/history', {
    json: [
      [1, 80],
      [2, 100],
      [3, 90],
    ],
  })
  await talk.conversation.say('/chart tapes queens')
  expect(last()).toMatch(/TAPES in queens: \$80.00 to \$100.00[\s\S]*█/)
})

test('behavior: the last answer is copied, found, saved and worded anew', async () => {
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  await talk.conversation.say('hello')
  await talk.conversation.copy()
  expect(talk.clipboard).toEqual(['What?'])
  await talk.conversation.say('/find WHAT')
  expect(last()).toBe('system: 1 line with "WHAT".\n· What?')
  await talk.conversation.say('/find parrot')
  expect(last()).toBe('system: No line with "parrot".')
  await talk.conversation.say('/export json')
  expect(talk.files.map(({ name }) => name)).toEqual(['vinnie.json'])
  expect(JSON.parse(talk.files[0]?.content ?? '')).toMatchObject({
    character: 'vinnie',
    messages: [{ role: 'user', content: 'hello' }, { role: 'assistant' }, {}, {}, {}],
  })
  talk.conversation.save('text')
  expect(talk.files[1]?.content).toContain('YOU: hello\nvinnie: What?\n')

  const json = { ...WHOLE_ANSWER.json, message: spoken('Huh?'), mood: 'amused' }
  talk.server.answer(`POST /api/v1/chat/turns/${TURN}/regenerate`, { json })
  await talk.conversation.again()
  expect(talk.lines().filter((line) => line.startsWith('assistant'))).toEqual(['assistant: Huh?'])
  expect(talk.chat().mood).toBe('amused')
})

test('behavior: without a network nothing is sent, and what was typed stays', () => {
  talk.online = false
  talk.chat().typed('hello')
  expect(talk.conversation.say('hello')).toBeNull()
  expect(talk.chat().input).toBe('hello')
  expect(talk.posts()).toEqual([])
})

test('default: messages are bought by their chip, once for each press', async () => {
  talk.server.answer('POST /chat/payment/usdc', {
    json: {
      quota_left: 10,
      quotaLeft: 10,
      added_messages: 10,
      is_demo: true,
      state_delta: { quota_left: 10 },
    },
  })
  await talk.conversation.take({
    title: 'Buy 10 messages',
    payload: { action: 'buy_messages', details: { price: 1, currency: 'USDC', messages: 10 } },
  })
  expect(last()).toBe('system: OK Purchased 10 messages. You have 10 left.')
  expect(talk.stores.game.getState().quotaLeft).toBe(10)
})

test('behavior: the talk goes on while a payment is under way', async () => {
  const late: ServerResponse[] = []
  talk.server.answer('POST /chat/payment/usdc', (_, response) => void late.push(response))
  talk.server.answer('POST /api/v1/chat', WHOLE_ANSWER)
  const chip = {
    title: 'Buy 10 messages',
    payload: { action: 'buy_messages', details: {} },
  } as const
  const buying = talk.conversation.take(chip)
  await expect.poll(() => late.length).toBe(1)
  await talk.timers.pass(400)
  await talk.conversation.take(chip)
  await talk.conversation.take({ title: 'Hello', payload: 'Hello' })
  expect(last()).toBe('assistant: What?')
  const bought = { quota_left: 10, quotaLeft: 10, added_messages: 10, is_demo: true }
  late[0]?.writeHead(200, { 'content-type': 'application/json' })
  late[0]?.end(JSON.stringify({ ...bought, state_delta: { quota_left: 10 } }))
  await buying
  expect(last()).toBe('system: OK Purchased 10 messages. You have 10 left.')
  expect(late).toHaveLength(1)
})

test('error: a purchase that fails says so, and its next try is the same purchase', async () => {
  const json = { detail: 'Payments are not set up here.', code: 'payments_off', request_id: 'x' }
  talk.server.answer('POST /chat/payment/usdc', { status: 409, json })
  const chip = {
    title: 'Buy 10 messages',
    payload: { action: 'buy_messages', details: {} },
  } as const
  await talk.conversation.take(chip)
  expect(last()).toBe('system: [Error] Purchase failed: Payments are not set up here.')
  await talk.timers.pass(400)
  await talk.conversation.take(chip)
  const [first, second] = talk.posts().map(({ body }) => body)
  expect(second).toEqual(first)
})

test('default: a favour by its chip', async () => {
  const details = { favor_type: 'tip', character: 'vinnie' }
  talk.server.answer('POST /player/favor', {
    json: {
      ...details,
      new_balance: 2250,
      cooldown_ends_at: '2026-01-02T10:30:00.000Z',
      text: 'ICE shoots up in Queens at 12:00 UTC.',
      state_delta: { cash: 2250 },
    },
  })
  await talk.conversation.take({
    title: 'Request favor',
    payload: { action: 'request_favor', details },
  })
  expect(talk.lines().slice(-2)).toEqual([
    'system: OK Favour granted! Cooldown until 2026-01-02 10:30 UTC',
    'system: ICE shoots up in Queens at 12:00 UTC.',
  ])
  expect(talk.stores.game.getState().playerCash).toBe(2250)
})

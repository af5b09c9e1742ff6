import { expect, test } from 'vitest'
import { player } from '#src/rules/player/player.ts'
import { aPoliceEncounter, aSheet, aWorld, execute } from '#tests/support/sheets.ts'

const PAYMENT = 'payment'
const BUY = { kind: 'buy_messages', payment: PAYMENT } as const
const VOID = { kind: 'void_payment', payment: PAYMENT } as const
const WATCHED = { id: PAYMENT, bought: 'messages', usdc: 1 } as const

test('a payment buys ten messages, also during an encounter, and starts no day at play', () => {
  const sheet = aSheet({
    encounter: aPoliceEncounter(),
    interactions: { bought: 2, usedToday: 1 },
  })
  const { after, events } = execute(sheet, BUY, aWorld(1))
  expect(events).toEqual([
    expect.objectContaining({ kind: 'messages_bought', payment: PAYMENT, messages: 10, usdc: 1 }),
  ])
  expect(after).toEqual({ ...sheet, interactions: { bought: 12, usedToday: 1 } })
})

test.each([
  [25, 10, 15],
  [10, 10, 0],
  [4, 4, 0],
  [0, 0, 0],
])('of %i bought messages a vanished payment takes %i back', (bought, taken, left) => {
  const sheet = aSheet({
    interactions: { bought, usedToday: 0 },
    watchedPayments: [WATCHED],
  })
  const { after, events } = execute(sheet, VOID, aWorld(1))
  expect(events).toEqual([expect.objectContaining({ kind: 'payment_voided', messages: taken })])
  expect(after.interactions.bought).toBe(left)
  expect(player.decide(after, VOID, aWorld(1))).toMatchObject({ refused: 'not_found' })
})

test('a vanished payment for a favour takes no messages back', () => {
  const sheet = aSheet({
    interactions: { bought: 5, usedToday: 0 },
    watchedPayments: [{ ...WATCHED, bought: 'favour', usdc: 0.5 }],
  })
  const { after, events } = execute(sheet, VOID, aWorld(1))
  expect(events).toEqual([
    expect.objectContaining({ kind: 'payment_voided', usdc: 0.5, messages: 0 }),
  ])
  expect(after.interactions.bought).toBe(5)
})

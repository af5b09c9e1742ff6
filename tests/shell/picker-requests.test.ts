import { expect, test } from 'vitest'
import { createPickerRequests } from '#src/shell/picker-requests.ts'

const GUEST = { id: 'burner', name: 'PLAY AS GUEST', icon: null, kind: 'burner' } as const

test('resolves with the answer and removes the request', async () => {
  const requests = createPickerRequests()
  let changes = 0
  requests.subscribe(() => {
    changes += 1
  })
  const answer = requests.ask()
  requests.current()?.answer(GUEST)
  expect(await answer).toBe(GUEST)
  expect(requests.current()).toBeNull()
  expect(changes).toBe(2)
})

test('answers a request with null when a newer one replaces it', async () => {
  const requests = createPickerRequests()
  const first = requests.ask()
  const old = requests.current()
  const second = requests.ask()
  expect(await first).toBeNull()
  old?.answer(GUEST)
  expect(requests.current()).not.toBeNull()
  requests.current()?.answer(GUEST)
  expect(await second).toBe(GUEST)
})

test('answers a cancelled request with null', async () => {
  const requests = createPickerRequests()
  const answer = requests.ask()
  requests.cancel()
  expect(await answer).toBeNull()
  requests.cancel()
  expect(requests.current()).toBeNull()
})

import { expect, test } from 'vitest'
import { createPickerRequests } from '#src/shell/picker-requests.ts'

const GUEST = { id: 'burner', name: 'PLAY AS GUEST', icon: null, kind: 'burner' } as const

test('default', async () => {
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

test('behavior: a new question takes the place of the old one', async () => {
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

test('behavior: a question taken back is answered with null', async () => {
  const requests = createPickerRequests()
  const answer = requests.ask()
  requests.cancel()
  expect(await answer).toBeNull()
  requests.cancel()
  expect(requests.current()).toBeNull()
})

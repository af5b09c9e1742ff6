import { expect, test } from 'vitest'
import { createPickerRequests } from '#src/shell/picker-requests.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { WalletPage } from '#tests/support/test-wallet.ts'

const openGuest = () =>
  openTestWallets({ page: new WalletPage(), storage: createMemoryStorage().storage })
const connectGuest = () => openGuest().connect('burner')

test('resolves with the answer and removes the request', async () => {
  const connection = await connectGuest()
  const requests = createPickerRequests()
  let changes = 0
  requests.store.subscribe(() => {
    changes += 1
  })
  const answer = requests.ask({ offersGuest: true })
  requests.store.getState().request?.answer(connection)
  expect(await answer).toBe(connection)
  expect(requests.store.getState().request).toBeNull()
  expect(changes).toBe(2)
})

test('answers a request with null when a newer one replaces it', async () => {
  const { config, connect } = openGuest()
  const connection = await connect('burner')
  const requests = createPickerRequests()
  const first = requests.ask({ offersGuest: true })
  const old = requests.store.getState().request
  const second = requests.ask({ offersGuest: true })
  expect(await first).toBeNull()
  // The connection has no use any more.
  old?.answer(connection)
  await expect.poll(() => config.state.connections.size).toBe(0)
  expect(requests.store.getState().request).not.toBeNull()
  const other = await connect('burner')
  requests.store.getState().request?.answer(other)
  expect(await second).toBe(other)
  expect(config.state.connections.size).toBe(1)
})

test('answers a cancelled request with null', async () => {
  const requests = createPickerRequests()
  const answer = requests.ask({ offersGuest: true })
  requests.cancel()
  expect(await answer).toBeNull()
  requests.cancel()
  expect(requests.store.getState().request).toBeNull()
})

test('answers a request with null when its signal aborts, and shows none after that', async () => {
  const requests = createPickerRequests()
  const stop = new AbortController()
  const answer = requests.ask({ offersGuest: true, signal: stop.signal })
  stop.abort()
  expect(await answer).toBeNull()
  expect(requests.store.getState().request).toBeNull()
  const live = requests.ask({ offersGuest: true })
  const shown = requests.store.getState().request
  expect(await requests.ask({ offersGuest: true, signal: stop.signal })).toBeNull()
  expect(requests.store.getState().request).toBe(shown)
  requests.cancel()
  expect(await live).toBeNull()
})

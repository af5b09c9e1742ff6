import { createConfig, http, mock } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createPickerRequests } from '#src/shell/picker-requests.ts'

const [WALLET] = createConfig({
  chains: [mainnet],
  connectors: [mock({ accounts: ['0x0000000000000000000000000000000000000001'] })],
  transports: { [mainnet.id]: http() },
}).connectors

test('resolves with the answer and removes the request', async () => {
  const requests = createPickerRequests()
  let changes = 0
  requests.subscribe(() => {
    changes += 1
  })
  const answer = requests.ask({ offersGuest: true })
  requests.current()?.answer(WALLET)
  expect(await answer).toBe(WALLET)
  expect(requests.current()).toBeNull()
  expect(changes).toBe(2)
})

test('answers a request with null when a newer one replaces it', async () => {
  const requests = createPickerRequests()
  const first = requests.ask({ offersGuest: true })
  const old = requests.current()
  const second = requests.ask({ offersGuest: true })
  expect(await first).toBeNull()
  old?.answer(WALLET)
  expect(requests.current()).not.toBeNull()
  requests.current()?.answer(WALLET)
  expect(await second).toBe(WALLET)
})

test('answers a cancelled request with null', async () => {
  const requests = createPickerRequests()
  const answer = requests.ask({ offersGuest: true })
  requests.cancel()
  expect(await answer).toBeNull()
  requests.cancel()
  expect(requests.current()).toBeNull()
})

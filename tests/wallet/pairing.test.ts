import { mock } from '@wagmi/core'
import { expect, test } from 'vitest'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { WalletPage } from '#tests/support/test-wallet.ts'

test('shows the pairing code of a connector and rejects when the player closes it', async () => {
  const shown: string[] = []
  let hidden = 0
  let close = (): void => undefined
  const { wallets, connector } = openTestWallets({
    page: new WalletPage(),
    storage: createMemoryStorage().storage,
    loaded: [
      (config) => ({
        ...mock({ accounts: [`0x${'ad'.repeat(20)}`] })(config),
        id: 'paired',
        connect() {
          config.emitter.emit('message', { type: 'display_uri', data: 'wc:code' })
          return new Promise(() => undefined)
        },
      }),
    ],
    showPairing(uri, cancel) {
      shown.push(uri)
      close = cancel
      return () => {
        hidden += 1
      }
    },
  })
  const failed = expect(wallets.connect(connector('paired'))).rejects.toMatchObject({
    code: 'refused',
    message: 'User rejected the request',
  })
  expect(shown).toEqual(['wc:code'])
  close()
  await failed
  expect(hidden).toBe(1)
})

import { expect, test } from 'vitest'
import { discoverWallets } from '#src/wallet/discover-wallets.ts'
import { BOB_KEY, createTestWallet, WalletPage } from '#tests/support/test-wallet.ts'

const found = (page: WalletPage) =>
  discoverWallets(page)
    .found()
    .map(({ id, name }) => [id, name])

test('finds a wallet that announces itself', () => {
  const page = new WalletPage()
  const { provider } = createTestWallet()
  page.announce(provider)
  expect(discoverWallets(page).found()).toEqual([
    { id: 'test.wallet', name: 'Test Wallet', icon: 'data:image/svg+xml,x', provider },
  ])
})

test('reports a late announcement until released', () => {
  const page = new WalletPage()
  page.announce(createTestWallet().provider)
  const discovery = discoverWallets(page)
  let changes = 0
  const release = discovery.onChange(() => {
    changes += 1
  })
  const late = createTestWallet(BOB_KEY).provider
  page.announce(late, { name: 'Late', rdns: 'late.wallet' })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(discovery.found().map(({ name }) => name)).toEqual(['Test Wallet', 'Late'])
  expect(changes).toBe(1)
  release()
  discovery.release()
  page.announce(createTestWallet().provider, { rdns: 'later.wallet' })
  expect(discovery.found()).toHaveLength(2)
  expect(changes).toBe(1)
})

test('ignores invalid announcements', () => {
  const page = new WalletPage()
  page.announce({ request: 'no' })
  page.announce(createTestWallet().provider, { name: '' })
  page.announce(createTestWallet().provider, { rdns: 7 })
  page.announce(null)
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  expect(found(page)).toEqual([])
})

test('drops foreign icons and cuts long names', () => {
  const page = new WalletPage()
  const info = { icon: 'https://tracker.example/x.png', name: 'W'.repeat(100) }
  page.announce(createTestWallet().provider, info)
  expect(discoverWallets(page).found()[0]).toMatchObject({ icon: null, name: 'W'.repeat(32) })
})

test('falls back to window.ethereum without announcements', () => {
  const page = new WalletPage()
  page.ethereum = createTestWallet().provider
  expect(found(page)).toEqual([['injected', 'Browser wallet']])
  page.ethereum = Object.assign(createTestWallet().provider, { isCoinbaseWallet: true })
  expect(found(page)).toEqual([['injected', 'Coinbase Wallet']])
  page.announce(createTestWallet().provider)
  expect(found(page)).toEqual([['test.wallet', 'Test Wallet']])
})

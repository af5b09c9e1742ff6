import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { loadWalletConnect } from '#src/wallet/open-wallets.ts'
import { offerWallets } from '#src/wallet/offered-wallets.ts'
import { openTestWallets, type TestWalletsOptions } from '#tests/support/open-test-wallets.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { createTestWallet, WalletPage } from '#tests/support/test-wallet.ts'

const WALLETCONNECT = await loadWalletConnect('p', 'https://game.example')

function offer(page: WalletPage, options: Partial<TestWalletsOptions> = {}) {
  const { storage } = createMemoryStorage()
  const { config } = openTestWallets({ page, storage, ...options })
  return {
    offer: () => offerWallets(config.connectors),
    names: () => offerWallets(config.connectors).wallets.map(({ name }) => name),
  }
}

function pageWithWallet(): WalletPage {
  const page = new WalletPage()
  page.announce(createTestWallet().provider)
  return page
}

test('offers the wallets that WALLET_MODE allows', () => {
  const names = (mode: WalletMode) => offer(pageWithWallet(), { mode }).names()
  expect(names('auto')).toEqual(['Test Wallet', 'Coinbase Wallet', 'PLAY AS GUEST'])
  expect(names('mock')).toEqual(['PLAY AS GUEST'])
  expect(names('live')).toEqual(['Test Wallet', 'Coinbase Wallet'])
})

test('offers the guest first where no wallet was found', () => {
  const { offer: offered, names } = offer(new WalletPage(), { loaded: [WALLETCONNECT] })
  expect(names()).toEqual(['PLAY AS GUEST', 'Coinbase Wallet', 'WalletConnect'])
  expect(offered()).toMatchObject({ hasWallet: false, hasGuest: true })
})

test('offers WalletConnect when it is configured', () => {
  expect(offer(pageWithWallet(), { loaded: [WALLETCONNECT] }).names()).toEqual([
    'Test Wallet',
    'Coinbase Wallet',
    'WalletConnect',
    'PLAY AS GUEST',
  ])
})

test('offers an installed Coinbase Wallet once', () => {
  const page = new WalletPage()
  const coinbase = { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }
  page.announce(createTestWallet().provider, coinbase)
  const { wallets } = offer(page, { mode: 'live' }).offer()
  expect(wallets.map(({ connector }) => connector.id)).toEqual(['com.coinbase.wallet'])
})

test('offers two wallets that announce themselves late', async () => {
  const page = new WalletPage()
  const { names } = offer(page, { mode: 'live' })
  // wagmi takes late announcements after it has read its storage.
  await setImmediate()
  page.announce(createTestWallet().provider, { name: 'Late', rdns: 'late.wallet' })
  page.announce(createTestWallet().provider, { name: 'Later', rdns: 'later.wallet' })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(names()).toEqual(['Late', 'Later', 'Coinbase Wallet'])
})

test('ignores invalid announcements', () => {
  const page = new WalletPage()
  page.announce({ request: 'no' }, { rdns: 'a' })
  page.announce(createTestWallet().provider, { name: '', rdns: 'b' })
  page.announce(createTestWallet().provider, { rdns: 7 })
  page.announce(null, { rdns: 'c' })
  const { names } = offer(page, { mode: 'live' })
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  expect(names()).toEqual(['Coinbase Wallet'])
})

test('drops foreign icons and cuts long names', () => {
  const page = new WalletPage()
  const info = { icon: 'https://tracker.example/x.png', name: 'W'.repeat(100) }
  page.announce(createTestWallet().provider, info)
  const [first] = offer(page).offer().wallets
  expect(first).toMatchObject({ icon: null, name: 'W'.repeat(32) })
  const [second] = offer(pageWithWallet()).offer().wallets
  expect(second?.icon).toBe('data:image/svg+xml,x')
})

test('offers window.ethereum when no wallet announces itself', () => {
  const page = new WalletPage()
  page.ethereum = createTestWallet().provider
  expect(offer(page, { mode: 'live' }).names()).toEqual(['Browser wallet', 'Coinbase Wallet'])
  page.ethereum = Object.assign(createTestWallet().provider, { isCoinbaseWallet: true })
  const inCoinbase = offer(page, { mode: 'live' }).offer()
  expect(inCoinbase.wallets.map(({ connector }) => connector.id)).toEqual(['injected'])
  page.announce(createTestWallet().provider)
  expect(offer(page, { mode: 'live' }).names()).toEqual(['Test Wallet', 'Coinbase Wallet'])
})

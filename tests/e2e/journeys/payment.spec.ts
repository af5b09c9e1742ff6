import { chatCall } from '#src/protocol/calls/chat.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { generatePrivateKey } from 'viem/accounts'
import { startBundler, walletCode } from '../../support/chain/bundler.ts'
import { carryOutSponsored } from '../../support/chain/carry-out-sponsored.ts'
import { fundWallet } from '../../support/chain/fund-wallet.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '../../support/chain/usdc-chain.ts'
import { startGame } from '../../support/start-game.ts'
import { type SmallServer, startSmallServer } from '../../support/small-server.ts'
import { installWallet } from '../support/install-wallet.ts'
import { expect, test as base } from '../support/player.ts'
import { betweenPresses, passUntil, stopClock } from '../support/stopped-clock.ts'
import { Cleanups } from '../support/cleanups.ts'
import { askTip, payTip } from '../support/tip.ts'

/** The interval at which an unconfirmed payment is submitted again. */
const CONFIRM_MS = 2_000

interface Ground {
  readonly chain: UsdcChain
  readonly paymaster: SmallServer
  readonly game: { readonly origin: string }
}

const test = base.extend<{ ground: Ground }>({
  // Playwright reads a fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  ground: async ({}, use) => {
    const cleanups = new Cleanups()
    try {
      const chain = await cleanups.own(startUsdcChain(), ({ stop }) => stop())
      const paymaster = await cleanups.own(startPaymaster(), ({ close }) => close())
      const settings = {
        WALLET_MODE: 'live',
        TREASURY_ADDRESS: TREASURY,
        BASE_RPC_URL: chain.url,
        PAYMASTER_URL: `${paymaster.origin}/secret`,
        PAYMASTER_WALLET_CODES: walletCode(),
      }
      const game = await cleanups.own(startGame(settings), ({ stop }) => stop())
      await use({ chain, paymaster, game })
    } finally {
      await cleanups.runAll()
    }
  },
})
test.beforeEach(({ page }) => stopClock(page))

/** A paymaster that sponsors every call. */
function startPaymaster(): Promise<SmallServer> {
  return startSmallServer(({ body }) => {
    const { id } = JSON.parse(body)
    const result = { paymaster: `0x${'9a'.repeat(20)}`, paymasterData: '0xbeef' }
    return { status: 200, body: { jsonrpc: '2.0', id, result } }
  })
}

test('buys messages in USDC from a wallet after the chain has confirmed it, and a favour by a sponsored call', async ({
  ground,
  page,
  player,
}) => {
  const { chain, game, paymaster } = ground
  const satchel = await installWallet(page, {
    ...{ name: 'Satchel', rdns: 'example.satchel', key: generatePrivateKey() },
  })
  const { address } = satchel.account
  satchel.send = await fundWallet(chain, address, 1_500_000n)

  await player.open(`${game.origin}/?view=waitlist`)
  await player.press(/LOGIN/)
  const picker = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(picker.getByRole('button', { name: 'PLAY AS GUEST' })).toHaveCount(0)
  await player.touch(picker.getByRole('button', { name: 'Satchel' }))
  await player.expectView('confirmation')
  const key = await page.evaluate((name) => localStorage.getItem(name), STORED.apiKey)
  for (let talk = 0; talk < 3; talk += 1) {
    const answer = await page.request.post(`${game.origin}${chatCall.path}`, {
      headers: { authorization: `Bearer ${key}` },
      data: { message: 'hello' },
    })
    expect(answer.ok()).toBe(true)
  }

  await player.press('TALK TO A SHARK')
  await expect(player.chips.first()).toBeAttached()
  await player.input.fill('one more thing')
  await player.press('Send')
  await expect(player.linesOf('system').last()).toHaveText(
    'No free messages are left today. 10 more messages cost 1 USDC.',
  )
  satchel.rejectNext = 'eth_sendTransaction'
  await player.press('Buy 10 messages')
  await expect(player.linesOf('system').last()).toHaveText(
    '[Error] Purchase failed: User rejected the request',
  )
  await betweenPresses(page)
  await player.press('Buy 10 messages')
  // The transaction is on the chain but does not have enough confirmations yet.
  await expect.poll(() => chain.client.getTransactionCount({ address })).toBe(1)
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('0')
  expect(satchel.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  await chain.client.mine({ blocks: 1 })
  const confirmation = player.linesOf('system').last()
  const isBought = async (): Promise<boolean> =>
    (await confirmation.textContent())?.startsWith('OK') === true
  await passUntil(page, CONFIRM_MS, isBought)
  await expect(confirmation).toHaveText('OK Purchased 10 messages. You have 10 left.')
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('10')
  expect(paymaster.asked).toEqual([])

  // From now on the wallet supports sponsored calls.
  const bundler = await startBundler(chain)
  await bundler.makeSmart(address)
  await chain.client.setBalance({ address, value: 0n })
  satchel.sponsored = true
  satchel.execute = (bundle) => carryOutSponsored(bundler, bundle)
  await player.close()
  await player.press('MARKET')
  await askTip(player)
  const moves = player.twin.locator('[data-field=moves]')
  await expect(moves).toHaveText('4')
  const before = await chain.client.getBlockNumber({ cacheTime: 0 })
  await payTip(player)
  // The payment needs one more block after its own.
  await expect.poll(() => chain.client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(before)
  expect(paymaster.asked).toHaveLength(2)
  await chain.client.mine({ blocks: 1 })
  await passUntil(page, CONFIRM_MS, async () => (await moves.textContent()) === '3')
  expect(satchel.calls).toContain('wallet_getCallsStatus')
  expect(satchel.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatCall } from '#src/protocol/calls/chat.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { place } from '../../../tools/lib/places.mjs'
import { startBundler } from '../../support/chain/bundler.ts'
import { carryOutSponsored } from '../../support/chain/carry-out-sponsored.ts'
import { openPurse } from '../../support/chain/open-purse.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '../../support/chain/usdc-chain.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { type SmallServer, startSmallServer } from '../../support/small-server.ts'
import { ADA_KEY } from '../../support/test-wallet.ts'
import { installWallet } from '../support/install-wallet.ts'
import { expect, test } from '../support/player.ts'
import { askTip, payTip } from '../support/tip.ts'

let chain: UsdcChain
let paymaster: SmallServer
let game: ServerProcess
/** What stands is given back, however far the start came. */
const stops: (() => unknown)[] = []
test.beforeAll(async () => {
  chain = await startUsdcChain()
  stops.push(chain.stop)
  paymaster = await startSmallServer(({ body }) => {
    const { id } = JSON.parse(body)
    const result = { paymaster: `0x${'9a'.repeat(20)}`, paymasterData: '0xbeef' }
    return { status: 200, body: { jsonrpc: '2.0', id, result } }
  })
  stops.push(paymaster.close)
  const folder = mkdtempSync(join(tmpdir(), 'dcw-payment-'))
  stops.push(() => rmSync(folder, { recursive: true, force: true }))
  game = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
    environment: {
      WALLET_MODE: 'live',
      TREASURY_ADDRESS: TREASURY,
      BASE_RPC_URL: chain.url,
      PAYMASTER_URL: `${paymaster.origin}/secret`,
    },
  })
  stops.push(game.stop)
})
test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

test('where only real wallets play, messages are paid for in USDC from the wallet, once the chain has confirmed it, and a favour without a fee', async ({
  page,
  player,
}) => {
  const satchel = await installWallet(page, {
    ...{ name: 'Satchel', rdns: 'example.satchel', key: ADA_KEY },
  })
  const { address } = satchel.account
  satchel.send = await openPurse(chain, address, 1_500_000n)

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
    'No free talk is left today. 10 more messages cost 1 USDC.',
  )
  satchel.rejectNext = 'eth_sendTransaction'
  await player.press('Buy 10 messages')
  await expect(player.linesOf('system').last()).toHaveText(
    '[Error] Purchase failed: User rejected the request',
  )
  // A press so soon after another is the same press.
  await expect(async () => {
    await player.press('Buy 10 messages')
    await expect(player.button('Buy 10 messages')).toBeAttached()
    expect(satchel.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  }).toPass({ intervals: [600] })
  // It is on the chain, and not yet deep enough to be believed.
  await expect.poll(() => chain.client.getTransactionCount({ address })).toBe(1)
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('0')
  await chain.client.mine({ blocks: 1 })
  await expect(player.linesOf('system').last()).toHaveText(
    'OK Purchased 10 messages. You have 10 left.',
  )
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('10')
  expect(paymaster.asked).toEqual([])

  // From now on it is a smart wallet, which has others pay for its calls.
  const bundler = await startBundler(chain)
  await bundler.makeSmart(address)
  await chain.client.setBalance({ address, value: 0n })
  satchel.sponsored = true
  satchel.carryOut = (bundle) => carryOutSponsored(bundler, bundle)
  await player.close()
  await player.press('MARKET')
  await askTip(player)
  const moves = player.twin.locator('[data-field=moves]')
  await expect(moves).toHaveText('4')
  await payTip(player)
  await expect.poll(() => paymaster.asked.length).toBe(2)
  await expect.poll(() => satchel.calls).toContain('wallet_getCallsStatus')
  await chain.client.mine({ blocks: 1 })
  await expect(moves).toHaveText('3')
  expect(satchel.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
})

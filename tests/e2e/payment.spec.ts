import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatCall } from '#src/protocol/calls/chat.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { place } from '../../tools/lib/places.mjs'
import { startUsdcChain, TREASURY, type UsdcChain } from '../support/chain/usdc-chain.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { ADA_KEY } from '../support/test-wallet.ts'
import { installWallet } from './support/install-wallet.ts'
import { expect, test } from './support/player.ts'

let chain: UsdcChain
let game: ServerProcess
/** What stands is given back, however far the start came. */
const stops: (() => unknown)[] = []
test.beforeAll(async () => {
  chain = await startUsdcChain()
  stops.push(chain.stop)
  const folder = mkdtempSync(join(tmpdir(), 'dcw-payment-'))
  stops.push(() => rmSync(folder, { recursive: true, force: true }))
  game = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
    environment: {
      WALLET_MODE: 'live',
      TREASURY_ADDRESS: TREASURY,
      BASE_RPC_URL: chain.url,
    },
  })
  stops.push(game.stop)
})
test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

test('where only real wallets play, messages are paid for in USDC from the wallet, once the chain has confirmed it', async ({
  page,
  player,
}) => {
  const satchel = await installWallet(page, {
    ...{ name: 'Satchel', rdns: 'example.satchel', key: ADA_KEY },
  })
  const { address } = satchel.account
  satchel.send = async (transaction) => {
    await chain.client.impersonateAccount({ address })
    const asked = { method: 'eth_sendTransaction', params: [transaction] }
    return chain.client.request(asked as never) as Promise<`0x${string}`>
  }
  await chain.client.setBalance({ address, value: 10n ** 18n })
  await chain.mint(address, 1_500_000n)

  await player.open(`${game.origin}/?view=waitlist`)
  await player.press(/LOGIN/)
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog.getByRole('button', { name: 'PLAY AS GUEST' })).toHaveCount(0)
  await player.touch(dialog.getByRole('button', { name: 'Satchel' }))
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
})

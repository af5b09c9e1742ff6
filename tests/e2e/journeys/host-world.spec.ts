import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { place } from '../../../tools/lib/places.mjs'
import { type Anvil, RICH, startAnvil } from '../../support/chain/anvil.ts'
import { compileContracts } from '../../support/chain/contracts.ts'
import { installWorldApp, type WorldApp } from '../../support/hosts/world-app.ts'
import {
  paidToTreasury,
  startWorldPortal,
  type WorldPortal,
} from '../../support/hosts/world-portal.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { hearScripts } from '../support/hear-scripts.ts'
import { expect, type Player, test } from '../support/player.ts'
import { revoke } from '../support/revoke.ts'
import { askTip, payTip } from '../support/tip.ts'

const WORLD_CHAIN = 480
/** Its user has a minute to answer. */
const UNANSWERED_MS = 61_000
const owner = privateKeyToAccount(generatePrivateKey())

let chain: Anvil
let portal: WorldPortal
let game: ServerProcess
let folder: string
let wallet: string
test.beforeAll(async () => {
  chain = await startAnvil(WORLD_CHAIN)
  const { Wallet } = compileContracts()
  const { abi, bytecode } = Wallet
  const hash = await chain.client.deployContract({
    account: RICH,
    abi,
    bytecode,
    args: [owner.address],
  })
  wallet = String((await chain.client.waitForTransactionReceipt({ hash })).contractAddress)
  portal = await startWorldPortal()
  folder = mkdtempSync(join(tmpdir(), 'dcw-world-'))
  game = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
    environment: { WORLD_RPC_URL: chain.url, ...portal.environment },
  })
})
test.afterAll(async () => {
  await game.stop()
  await chain.stop()
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A favour before its time, refused and then paid for by World App, on its own chain. */
async function payInApp(player: Player, app: WorldApp): Promise<void> {
  app.pay = ({ reference, to, tokens }) => {
    const [token] = tokens
    const units = Number(token?.token_amount)
    portal.payments.set('0xt1', { ...paidToTreasury(reference, units), to })
    return '0xt1'
  }
  await player.press('MARKET')
  await askTip(player)
  const moves = player.twin.locator('[data-field=moves]')
  await expect(moves).toHaveText('4')
  app.refuse = true
  await payTip(player)
  await expect(player.twin).toContainText('User rejected the request')
  app.refuse = false
  await payTip(player)
  await expect(moves).toHaveText('3')
  expect([...portal.payments.values()]).toMatchObject([{ token_amount: '500000' }])
  await player.close()
}

for (const os of ['ios', 'android'] as const) {
  test(`World App on ${os}: no answer, refused, signed in by its wallet, ${os === 'ios' ? 'pays, ' : ''}reloads, disconnected`, async ({
    page,
    player,
  }) => {
    await page.clock.install()
    const scripts = hearScripts(page)
    const app = await installWorldApp(page, { os, address: wallet, owner })
    const asked = () => app.commands.filter((name) => name === 'wallet-auth').length
    app.silent = true
    await player.open(`${game.origin}/?view=waitlist`)
    await expect.poll(asked, { timeout: 30_000 }).toBe(1)
    await page.clock.fastForward(UNANSWERED_MS)
    await expect(player.twin).toContainText('did not answer walletAuth in time')
    await player.expectView('waitlist')

    app.silent = false
    app.refuse = true
    await player.press('LOGIN')
    await expect(player.twin).toContainText('User rejected the request')
    await player.expectView('waitlist')

    app.refuse = false
    await player.press('LOGIN')
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Worldcoin ID linked')
    const address = wallet.toLowerCase()
    await expect(player.twin).toContainText(`${address.slice(0, 6)}…${address.slice(-4)}`)
    expect(asked()).toBe(3)
    expect(app.commands).toContain('send-haptic-feedback')
    await scripts.expectOnly('world')
    if (os === 'ios') await payInApp(player, app)

    await page.reload()
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Welcome back')
    expect(asked()).toBe(3)
    await revoke(game.origin, await player.key())
    await page.reload()
    await expect.poll(asked).toBe(4)
    await player.expectView('confirmation')
    await expect(player.twin).not.toContainText('Welcome back')

    await player.press('DISCONNECT WALLET')
    await player.expectView('waitlist')
    expect(await player.key()).toBeNull()
  })
}

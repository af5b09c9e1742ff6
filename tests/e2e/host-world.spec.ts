import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { place } from '../../tools/lib/places.mjs'
import { type Anvil, RICH, startAnvil } from '../support/chain/anvil.ts'
import { compileContracts } from '../support/chain/contracts.ts'
import { installWorldApp } from '../support/hosts/world-app.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { hearScripts } from './support/hear-scripts.ts'
import { expect, test } from './support/player.ts'
import { revoke } from './support/revoke.ts'

const WORLD_CHAIN = 480
/** Its user has a minute to answer. */
const UNANSWERED_MS = 61_000
const owner = privateKeyToAccount(generatePrivateKey())

let chain: Anvil
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
  folder = mkdtempSync(join(tmpdir(), 'dcw-world-'))
  game = await startServer({
    main: place('dist/server/main.js'),
    dataDir: join(folder, 'data'),
    environment: { WORLD_RPC_URL: chain.url, WORLD_APP_ID: 'app_test' },
  })
})
test.afterAll(async () => {
  await game.stop()
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const os of ['ios', 'android'] as const) {
  test(`World App on ${os}: no answer, refused, signed in by its wallet, reloads, disconnected`, async ({
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

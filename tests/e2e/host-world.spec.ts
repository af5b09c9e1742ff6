import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { place } from '../../tools/lib/places.mjs'
import { type Anvil, RICH, startAnvil } from '../support/chain/anvil.ts'
import { compileContracts } from '../support/chain/contracts.ts'
import { installWorldApp } from '../support/hosts/world-app.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, test } from './support/player.ts'

const WORLD_CHAIN = 480
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
  test(`World App on ${os}: its wallet signs in by itself, and who refuses may try again`, async ({
    page,
    player,
  }) => {
    const app = await installWorldApp(page, { os, address: wallet, owner })
    app.refuse = true
    await player.open(`${game.origin}/?view=waitlist`)
    await expect(player.twin).toContainText('User rejected the request', { timeout: 30_000 })
    await player.expectView('waitlist')
    app.refuse = false
    await player.press('LOGIN')
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Worldcoin ID linked')
    const address = wallet.toLowerCase()
    await expect(player.twin).toContainText(`${address.slice(0, 6)}…${address.slice(-4)}`)
    expect(app.commands.filter((name) => name === 'wallet-auth')).toHaveLength(2)

    await page.reload()
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Welcome back')
    expect(app.commands.filter((name) => name === 'wallet-auth')).toHaveLength(2)
  })
}

import { type Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type AddressBook, openAddressBook } from '../../support/chain/address-book.ts'
import { type Anvil, receiptOf, RICH, startAnvil } from '../../support/chain/anvil.ts'
import { compileContracts } from '../../support/chain/contracts.ts'
import { installWorldApp, type WorldApp } from '../../support/hosts/world-app.ts'
import {
  paidToTreasury,
  startWorldPortal,
  type WorldPortal,
} from '../../support/hosts/world-portal.ts'
import { startGame } from '../../support/start-game.ts'
import { recordScripts } from '../support/record-scripts.ts'
import { expect, type Player, test } from '../support/player.ts'
import { revokeWhileAway } from '../support/revoke.ts'
import { betweenPresses, passUntil, stopClock } from '../support/stopped-clock.ts'
import { Cleanups } from '../support/cleanups.ts'
import { askTip, payTip } from '../support/tip.ts'

const WORLD_CHAIN = 480
/** The time limit of a prompt. */
const UNANSWERED_MS = 61_000
/** Inside a host the sign-in starts automatically after this time. */
const SIGN_IN_MS = 100

// All tests share one chain and one server. Each has its own wallet and player.
test.describe.configure({ mode: 'default' })
const cleanups = new Cleanups()
let chain: Anvil
let book: AddressBook
let portal: WorldPortal
let game: { readonly origin: string }
test.beforeAll(async () => {
  chain = await cleanups.own(startAnvil(WORLD_CHAIN), ({ stop }) => stop())
  book = await openAddressBook(chain)
  portal = await cleanups.own(startWorldPortal(), ({ close }) => close())
  const settings = { WORLD_RPC_URL: chain.url, ...portal.environment }
  game = await cleanups.own(startGame(settings), ({ stop }) => stop())
})
test.afterAll(() => cleanups.runAll())
test.beforeEach(({ page }) => stopClock(page))

/** Deploys a smart wallet of the owner, which World has verified, and returns its address. */
async function deployWallet(owner: PrivateKeyAccount): Promise<string> {
  const { abi, bytecode } = compileContracts().Wallet
  const args = [owner.address]
  const hash: Hex = await chain.client.deployContract({ account: RICH, abi, bytecode, args })
  const { contractAddress } = await receiptOf(chain.client, hash)
  if (!contractAddress) throw new TypeError('The chain made no contract.')
  await book.verify(contractAddress, new Date('2100-01-01'))
  return contractAddress
}

/** Refuses the payment for an early favour, then pays it through World App on its own chain. */
async function payInApp(player: Player, app: WorldApp): Promise<void> {
  const payments: unknown[] = []
  app.pay = ({ reference, to, tokens }) => {
    const [token] = tokens
    const units = Number(token?.token_amount)
    const id = `0x${reference}`
    const payment = { ...paidToTreasury(reference, units), to }
    portal.payments.set(id, payment)
    payments.push(payment)
    return id
  }
  await player.press('MARKET')
  await askTip(player)
  const moves = player.twin.locator('[data-field=moves]')
  await expect(moves).toHaveText('4')
  app.refuse = true
  await payTip(player)
  await expect(player.twin).toContainText('User rejected the request')
  app.refuse = false
  await betweenPresses(player.page)
  await payTip(player)
  await expect(moves).toHaveText('3')
  expect(payments).toMatchObject([{ token_amount: '500000' }])
  await player.close()
}

for (const os of ['ios', 'android'] as const) {
  test(`World App on ${os}: does not answer, refuses, signs in by its wallet, ${os === 'ios' ? 'pays, ' : ''}reloads, disconnects`, async ({
    page,
    player,
  }) => {
    const owner = privateKeyToAccount(generatePrivateKey())
    const wallet = await deployWallet(owner)
    const scripts = recordScripts(page)
    const app = await installWorldApp(page, { os, address: wallet, owner })
    const signInRequests = () => app.commands.filter((name) => name === 'wallet-auth').length
    app.silent = true
    await player.open(`${game.origin}/?view=waitlist`)
    await passUntil(page, SIGN_IN_MS, () => signInRequests() === 1)
    await page.clock.fastForward(UNANSWERED_MS)
    await expect(player.twin).toContainText('did not answer walletAuth in time')
    await player.expectView('waitlist')

    app.silent = false
    app.refuse = true
    await player.press('LOGIN')
    await expect(player.twin).toContainText('User rejected the request')
    await player.expectView('waitlist')

    app.refuse = false
    await betweenPresses(page)
    await player.press('LOGIN')
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Worldcoin ID linked')
    const address = wallet.toLowerCase()
    await expect(player.twin).toContainText(`${address.slice(0, 6)}…${address.slice(-4)}`)
    expect(signInRequests()).toBe(3)
    expect(app.commands).toContain('send-haptic-feedback')
    await scripts.expectOnly('world')
    if (os === 'ios') await payInApp(player, app)

    await page.reload()
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Welcome back')
    expect(signInRequests()).toBe(3)
    await revokeWhileAway(page, player)
    await passUntil(page, SIGN_IN_MS, () => signInRequests() === 4)
    await player.expectView('confirmation')
    await expect(player.twin).not.toContainText('Welcome back')

    await player.press('DISCONNECT WALLET')
    await player.expectView('waitlist')
    expect(await player.key()).toBeNull()
  })
}

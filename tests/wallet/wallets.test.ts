import { encodeFunctionData, erc20Abi, verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { BOB_KEY, createTestWallet, WalletPage } from '#tests/support/test-wallet.ts'

function setup(mode: WalletMode = 'auto') {
  const page = new WalletPage()
  const wallet = createTestWallet()
  page.announce(wallet.provider)
  const { storage, backing } = createMemoryStorage()
  const opened = openTestWallets({ page, storage, mode })
  const connector = opened.connector('test.wallet')
  const connect = () => opened.connect('test.wallet')
  const resume = () => opened.wallets.resume(connector)
  const guest = () => opened.connect('burner')
  return { wallet, wallets: opened.wallets, connector, backing, connect, resume, guest }
}

test('connects a wallet and signs a message', async () => {
  const { wallet, connect } = setup()
  const connection = await connect()
  expect(connection).toMatchObject({
    walletId: 'test.wallet',
    kind: 'eoa',
    address: wallet.account.address.toLowerCase(),
    chainId: 8453,
  })
  const message = 'Sign in to Dope Chain Wars\nünïcode 🗽'
  const signature = await connection.sign(message)
  expect(await verifyMessage({ address: connection.address, message, signature })).toBe(true)
})

test('signs with the stored key of a guest', async () => {
  const { guest, backing } = setup()
  const connection = await guest()
  const key = backing.getItem(STORED.burnerKey)
  expect(key).toMatch(/^0x[0-9a-f]{64}$/)
  const signature = await connection.sign('hello')
  expect(await verifyMessage({ address: connection.address, message: 'hello', signature })).toBe(
    true,
  )
  await connection.close()
  expect(backing.getItem(STORED.burnerKey)).toBe(key)
  expect((await guest()).address).toBe(connection.address)
})

test('replaces a broken guest key', async () => {
  const { guest, backing } = setup()
  backing.setItem(STORED.burnerKey, '0x1234')
  await guest()
  expect(backing.getItem(STORED.burnerKey)).toMatch(/^0x[0-9a-f]{64}$/)
})

test('reports account changes until released', async () => {
  const { wallet, connect } = setup()
  const connection = await connect()
  const changes: (string | null)[] = []
  const release = connection.onAccountChange((address) => changes.push(address))
  const bob = createTestWallet(BOB_KEY).account.address
  wallet.emit('chainChanged', '0x1')
  wallet.emit('accountsChanged', [bob])
  wallet.emit('accountsChanged', [])
  await expect.poll(() => changes).toEqual([bob.toLowerCase(), null])
  release()
  wallet.emit('accountsChanged', [bob])
  expect(changes).toHaveLength(2)
})

test('reports a wallet that is removed while it is connected, and cannot connect it again', async () => {
  const { wallet, connect, resume } = setup()
  const connection = await connect()
  const changes: (string | null)[] = []
  connection.onAccountChange((address) => changes.push(address))
  wallet.authorized = false
  wallet.empty = true
  wallet.emit('disconnect', new Error('The extension was removed.'))
  await expect.poll(() => changes).toEqual([null])
  await connection.close()
  expect(await resume()).toBeNull()
  await expect(connect()).rejects.toMatchObject({ code: 'no_accounts' })
})

test('reports a disconnected wallet as null', async () => {
  const { wallet, connect } = setup()
  const changes: (string | null)[] = []
  ;(await connect()).onAccountChange((address) => changes.push(address))
  wallet.emit('disconnect', new Error('gone'))
  await expect.poll(() => changes).toEqual([null])
})

test.each([true, false])(
  'reads whether the wallet supports sponsored calls: %s',
  async (sponsored) => {
    const { wallet, connect } = setup()
    wallet.sponsored = sponsored
    expect(await (await connect()).isGasless()).toBe(sponsored)
    expect(wallet.calls).toContain('wallet_getCapabilities')
  },
)

test('resumes an authorized wallet without a prompt', async () => {
  const { wallet, resume } = setup()
  wallet.authorized = true
  const connection = await resume()
  expect(connection?.address).toBe(wallet.account.address.toLowerCase())
  expect(wallet.calls).not.toContain('eth_requestAccounts')
  expect(wallet.calls).not.toContain('wallet_requestPermissions')
})

test('resumes no wallet without permission', async () => {
  const { resume } = setup()
  expect(await resume()).toBeNull()
})

test('repeats a request for a wallet that expects the address first', async () => {
  const { wallet, connect } = setup()
  wallet.addressFirst = true
  const connection = await connect()
  const signature = await connection.sign('hello')
  expect(await verifyMessage({ address: connection.address, message: 'hello', signature })).toBe(
    true,
  )
})

test('connects a closed wallet again', async () => {
  const { wallet, connect } = setup()
  const first = await connect()
  await first.close()
  expect(wallet.authorized).toBe(false)
  expect((await connect()).address).toBe(first.address)
})

test('resumes or connects a wallet only after its disconnection in progress', async () => {
  const { wallets, connector, connect, resume } = setup()
  const first = await connect()
  const closed = first.close()
  expect(wallets.ending(connector)).not.toBeNull()
  // The wallet has revoked the permission by then.
  expect(await resume()).toBeNull()
  await closed
  expect(wallets.ending(connector)).toBeNull()

  const second = await connect()
  void second.close()
  const changes: (string | null)[] = []
  const third = await connect()
  third.onAccountChange((address) => changes.push(address))
  await wallets.settle(connector)
  expect(changes).toEqual([])
  expect(wallets.config.state.connections.has(connector.uid)).toBe(true)
})

test('disconnects a wallet when its last use ends', async () => {
  const { wallet, wallets, connector, connect } = setup()
  const first = await connect()
  const second = await connect()
  await first.close()
  await first.close()
  expect(wallet.authorized).toBe(true)
  const letGo = wallets.hold(connector)
  await second.close()
  await wallets.settle(connector)
  expect(wallet.authorized).toBe(true)
  await letGo()
  expect(wallet.authorized).toBe(false)
})

test('rejects when the player refuses to connect', async () => {
  const { wallet, connect } = setup()
  wallet.rejectNext = 'eth_requestAccounts'
  await expect(connect()).rejects.toMatchObject({
    code: 'refused',
    message: 'User rejected the request',
  })
})

test('rejects a wallet without accounts', async () => {
  const { wallet, connect } = setup()
  wallet.empty = true
  await expect(connect()).rejects.toMatchObject({
    code: 'no_accounts',
    message: 'No accounts found or connected',
  })
})

test('rejects when the player refuses to sign', async () => {
  const { wallet, connect } = setup()
  const connection = await connect()
  wallet.rejectNext = 'personal_sign'
  await expect(connection.sign('hello')).rejects.toMatchObject({ code: 'refused' })
})

test('rejects an empty signature', async () => {
  const { wallet, connect } = setup()
  const connection = await connect()
  wallet.silent = true
  await expect(connection.sign('hello')).rejects.toMatchObject({
    code: 'not_signed',
    message: 'Failed to sign message',
  })
})

const PAYMENT = {
  token: `0x${'83'.repeat(20)}`,
  to: `0x${'7e'.repeat(20)}`,
  units: 1_000_000n,
  paymaster: null,
} as const
const HASH = `0x${'1'.repeat(64)}` as const

test('switches to Base and pays with a token transfer', async () => {
  const { wallet, connect } = setup()
  wallet.chainId = 1
  const connection = await connect()
  const sent: unknown[] = []
  wallet.send = async (transaction) => (sent.push(transaction), HASH)
  expect(await connection.pay(PAYMENT)).toEqual({ hash: HASH })
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [PAYMENT.to, PAYMENT.units],
  })
  expect(sent).toMatchObject([{ from: wallet.account.address, to: PAYMENT.token, data }])
  expect(wallet.chainId).toBe(8453)
})

test('sends a sponsored call and resolves its transaction', async () => {
  const { wallet, connect } = setup()
  wallet.chainId = 1
  const connection = await connect()
  const bundles: unknown[] = []
  let complete: (hash: `0x${string}`) => void = () => undefined
  const execute = (bundle: unknown): Promise<`0x${string}`> =>
    new Promise((resolve) => {
      bundles.push(bundle)
      complete = resolve
    })
  wallet.execute = execute
  const paymaster = 'https://game.example/api/v1/paymaster'
  const sent = await connection.pay({ ...PAYMENT, paymaster })
  const callsId = 'callsId' in sent ? sent.callsId : expect.fail('it was sent as a transaction')
  expect(bundles).toMatchObject([
    {
      from: wallet.account.address,
      chainId: '0x2105',
      calls: [{ to: PAYMENT.token, data: expect.stringMatching(/^0xa9059cbb/) }],
      capabilities: { paymasterService: { url: paymaster } },
    },
  ])
  expect(await connection.hashOf(callsId)).toBeNull()
  expect(await connection.hashOf('0x0f0f')).toBeNull()
  // A failed status request does not mean that the call failed.
  wallet.rejectNext = 'wallet_getCallsStatus'
  await expect(connection.hashOf(callsId)).rejects.toMatchObject({ code: 'pending' })
  complete(HASH)
  await expect.poll(() => connection.hashOf(callsId)).toBe(HASH)

  wallet.execute = () => Promise.reject(new Error('The paymaster said no.'))
  const failing = await connection.pay({ ...PAYMENT, paymaster })
  const failed = 'callsId' in failing ? failing.callsId : ''
  await expect(connection.hashOf(failed)).rejects.toMatchObject({
    code: 'lost',
    message: 'The wallet could not carry this payment out: nothing was paid.',
  })

  wallet.rejectNext = 'wallet_sendCalls'
  await expect(connection.pay({ ...PAYMENT, paymaster })).rejects.toThrow('User rejected')
  // A wallet without support for calls makes a transfer.
  wallet.execute = null
  wallet.send = async () => HASH
  expect(await connection.pay({ ...PAYMENT, paymaster })).toEqual({ hash: HASH })
})

test('does not pay when the wallet changes its account during the switch to Base', async () => {
  const { wallet, connect } = setup()
  wallet.chainId = 1
  const connection = await connect()
  const sent: unknown[] = []
  wallet.send = async (transaction) => (sent.push(transaction), HASH)
  wallet.whenSwitched = () => wallet.emit('accountsChanged', [`0x${'0b'.repeat(20)}`])
  await expect(connection.pay(PAYMENT)).rejects.toThrow(
    'The wallet has turned to another account than yours.',
  )
  expect(sent).toEqual([])
})

test('rejects a payment that is refused, cannot reach Base, or comes from a guest', async () => {
  const { wallet, connect, guest } = setup()
  const connection = await connect()
  wallet.rejectNext = 'eth_sendTransaction'
  await expect(connection.pay(PAYMENT)).rejects.toThrow('User rejected the request')
  await expect((await guest()).pay(PAYMENT)).rejects.toThrow('No transaction provider available')
  const stuck = setup()
  stuck.wallet.chainId = 1
  stuck.wallet.chains = [1]
  await expect((await stuck.connect()).pay(PAYMENT)).rejects.toThrow(
    'This wallet does not pay on Base.',
  )
})

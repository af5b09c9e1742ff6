import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMiniAppHost } from '#src/hosts/farcaster/mini-app-host.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Answers, createSdk, never } from '#tests/support/hosts/silent-sdk.ts'
import { createManualTimers, settle } from '#tests/support/manual-timers.ts'
import { type QuickAuthServer, startQuickAuthServer } from '#tests/support/quick-auth-server.ts'

const WALLET = `0x${'AB'.repeat(20)}`
const SIGNED = {
  message: [
    'game.example wants you to sign in with your Ethereum account:',
    '0x…',
    'Resources:',
    '- farcaster://fid/7',
  ].join('\n'),
  signature: '0x1',
}
const UNASKED = { nonce: () => expect.unreachable() }

let issuer: QuickAuthServer
beforeAll(async () => {
  issuer = await startQuickAuthServer()
})
afterAll(() => issuer.close())

function setup(answers: Answers = {}, origin = issuer.origin) {
  const timers = createManualTimers()
  const logged: string[] = []
  const client = createSdk({ signIn: () => SIGNED, wallet: () => [WALLET], ...answers })
  const host = createMiniAppHost({
    ...{ sdk: client.sdk, platform: 'farcaster', provider: 'farcaster', embedded: true, timers },
    context: {
      client: {
        clientFid: 9152,
        added: false,
        safeAreaInsets: { top: 1, right: 2, bottom: 3, left: 4 },
      },
      user: { fid: 7, username: 'alice', displayName: undefined, pfpUrl: undefined },
    },
    fetcher: fetch,
    quickAuthOrigin: async () => origin,
    setReady: async () => void (await answers['ready']?.()),
    addFrame: async () => answers['addFrame']?.(),
    log: (what) => logged.push(what),
  })
  return { host, timers, logged, ...client, client }
}

test('signs a step-up over the given nonce and sends the text as the proof', async () => {
  const { host } = setup()
  const nonces: string[] = []
  const nonce = async (purpose: string) => {
    nonces.push(purpose)
    return 'fresh'
  }
  const proof = await host.stepUp?.({ nonce })
  expect(nonces).toEqual(['farcaster-step-up'])
  const told: unknown = JSON.parse(Buffer.from(proof?.token ?? '', 'base64url').toString())
  expect({ ...proof, token: told }).toEqual({ provider: 'farcaster', token: SIGNED, wallet: null })
})

test('reads the context and signs in with a token and the wallet', async () => {
  const { host } = setup()
  expect(host).toMatchObject({
    platform: 'farcaster',
    user: { fid: 7, username: 'alice' },
    safeArea: { top: 1, right: 2, bottom: 3, left: 4 },
    notifies: false,
    isAdded: false,
  })
  const proof = await host.signIn?.(UNASKED)
  expect(proof).toMatchObject({ provider: 'farcaster', wallet: WALLET.toLowerCase() })
  const [, payload = ''] = proof?.token.split('.') ?? []
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    sub: 7,
    aud: 'game.example',
  })
})

const WAITING: readonly (readonly [string, number, Answers, (host: Host) => unknown])[] = [
  ['ready', 5_000, { ready: never }, (host) => host.ready()],
  ['signIn', 60_000, { signIn: never }, (host) => host.signIn?.(UNASKED)],
  ['addMiniApp', 60_000, { addFrame: never }, (host) => host.addToApps?.()],
  ['composeCast', 60_000, { composeCast: never }, (host) => host.share({ text: 't', url: 'u' })],
  ['close', 5_000, { close: never }, (host) => host.close?.()],
]
test.each(WAITING)('rejects %s after %i ms without an answer', async (...row) => {
  const [call, ms, answers, run] = row
  const { host, timers, calls } = setup(answers)
  const failed = expect(run(host)).rejects.toMatchObject({
    code: 'timed_out',
    message: `The app around this page did not answer ${call} in time.`,
  })
  if (call === 'signIn') await expect.poll(() => calls).toContain('signIn')
  await settle()
  timers.beat(ms - 1)
  await settle()
  expect(timers.waiting).toBe(1)
  timers.beat(ms)
  await failed
})

test('signs in again after an answer was lost', async () => {
  const answers = [never, () => SIGNED]
  const { host, timers, calls } = setup({ signIn: () => answers.shift()?.() })
  const lost = expect(host.signIn?.(UNASKED)).rejects.toMatchObject({ code: 'timed_out' })
  await expect.poll(() => calls).toContain('signIn')
  timers.beat(60_000)
  await lost
  expect(await host.signIn?.(UNASKED)).toMatchObject({ provider: 'farcaster' })
})

test('only logs failures of calls that the player does not wait for', async () => {
  const { host, timers, logged } = setup({
    impactOccurred: never,
    'back.show': never,
    openUrl: never,
  })
  host.haptic('light')
  host.showBack(true)
  host.openLink('https://game.example/')
  await timers.pass(5_000)
  expect(logged).toEqual(['calling impactOccurred', 'calling back', 'calling openUrl'])
})

test('signs in without a wallet when the wallet does not answer', async () => {
  const { host, timers, calls } = setup({ wallet: never })
  const proof = host.signIn?.(UNASKED)
  await expect.poll(() => calls).toContain('wallet')
  timers.beat(5_000)
  expect(await proof).toMatchObject({ wallet: null })
})

test('rejects the sign-in when the issuer gives no token', async () => {
  const { host, calls } = setup({}, `${issuer.origin}/nowhere`)
  await expect(host.signIn?.(UNASKED)).rejects.toMatchObject({ code: 'failed' })
  expect(calls).toEqual([])
})

test('rejects the sign-in when the user refuses', async () => {
  const rejection = Object.assign(new TypeError('no'), { name: 'SignIn.RejectedByUser' })
  const { host } = setup({ signIn: () => Promise.reject(rejection) })
  await expect(host.signIn?.(UNASKED)).rejects.toMatchObject({ code: 'refused' })
})

test.each([
  ['a host that reports it cannot', ['actions.ready'], 'missing'],
  ['a host that reports it can', ['actions.addMiniApp'], null],
  ['a host that reports the older name', ['actions.addFrame'], null],
  ['a host that reports nothing', null, null],
] as const)('adds the game to the apps: %s', async (_, capabilities, code) => {
  const { host } = setup({
    getCapabilities: () => capabilities ?? Promise.reject(new TypeError('no such call')),
  })
  const added = host.addToApps?.()
  if (code === null) await added
  else await expect(added).rejects.toMatchObject({ code })
})

test('reports back and account changes until released', async () => {
  const { host, emit, client } = setup()
  const heard: unknown[] = []
  const releases = [
    host.onBack(() => heard.push('back')),
    host.onAccountChange((address) => heard.push(address)),
  ]
  emit('backNavigationTriggered')
  emit('accountsChanged', [WALLET])
  emit('accountsChanged', [])
  expect(heard).toEqual(['back', WALLET.toLowerCase(), null])
  for (const release of releases) release()
  expect(client.listening).toBe(0)
})

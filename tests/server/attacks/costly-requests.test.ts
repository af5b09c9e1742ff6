import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#src/server/platform/config.ts'
import { createSignatureVerifier } from '#src/server/platform/chain/verify-signature.ts'
import { createTestApp, newAccount, proofOf, send } from '#tests/support/app.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { openPort } from '#tests/support/open-port.ts'

const requestOf = (path: string, lines: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n')

/** Sends a text over a connection of its own. Resolves with everything that the server answers until it closes. */
function answersTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text)).setEncoding('utf8')
    onTestFinished(() => void socket.destroy())
    let answered = ''
    socket.on('data', (part) => (answered += String(part)))
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(answered))
  })
}

const statusesIn = (answered: string): (string | undefined)[] =>
  [...answered.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)

describeOnOneEngine('a connection', (openFreshStore) => {
  test('with headers of more than 8 KB is refused with 431 and closed', async () => {
    const port = await openPort(await createTestApp(await openFreshStore()))
    const answered = await answersTo(port, requestOf('/health', [`x-huge: ${'x'.repeat(8_192)}`]))
    expect(statusesIn(answered)).toEqual(['431'])
    const large = requestOf('/health', [`x-large: ${'x'.repeat(7_000)}`, 'connection: close'])
    expect(statusesIn(await answersTo(port, large))).toEqual(['200'])
  })

  test('that sends requests before it has their answers gets the first one and is closed', async () => {
    const port = await openPort(await createTestApp(await openFreshStore()))
    const answered = await answersTo(port, requestOf('/openapi.json').repeat(20))
    expect(statusesIn(answered)).toEqual(['200'])
    // The one answer is complete.
    const [, length] = /content-length: (\d+)/i.exec(answered) ?? []
    const body = answered.slice(answered.indexOf('\r\n\r\n') + 4)
    expect(Buffer.byteLength(body)).toBe(Number(length))
  })

  test('hides no address behind many headers: the last one is read, too', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { TRUST_PROXY: '1' },
      limits: { addressReads: { points: 1, seconds: 60 } },
    })
    const port = await openPort(app)
    const many = Array.from({ length: 1_200 }, () => 'a:')
    const asked = requestOf('/health', [...many, 'x-forwarded-for: 192.0.2.1', 'connection: close'])
    expect(statusesIn(await answersTo(port, asked))).toEqual(['200'])
    expect(statusesIn(await answersTo(port, asked))).toEqual(['429'])
  })
})

test('signatures are checked one in each turn of the event loop', async () => {
  const verify = createSignatureVerifier(readConfig({}))
  const account = newAccount()
  const message = 'hello'
  const signature = await account.signMessage({ message })
  let turn = 0
  let isOver = false
  const counting = (async () => {
    for (; !isOver; turn += 1) await nextTurn()
  })()
  const turns = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { address } = account
      expect(await verify({ address, message, signature, chainId: null })).toBe('valid')
      return turn
    }),
  )
  isOver = true
  await counting
  expect(new Set(turns).size).toBe(10)
})

describeOnOneEngine('a new player beyond the limit of an address', (openFreshStore) => {
  test('is refused before the signature is checked, and players who are known are not', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { TRUST_PROXY: '1' },
      limits: { addressNewPlayers: { points: 1, seconds: 3_600 } },
    })
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const known = newAccount()
    const signIn = async (account: typeof known, signature?: string) => {
      const proof = await proofOf(app, account)
      const body = { ...proof, sig_type: 'burner', ...(signature && { signature }) }
      return (await send(app, 'POST /auth/signin', { body, headers })).status
    }
    const wrong = `0x${'1'.repeat(130)}`
    expect(await signIn(known)).toBe(200)
    expect(await signIn(newAccount(), wrong)).toBe(429)
    expect(await signIn(known, wrong)).toBe(401)
    expect(await signIn(known)).toBe(200)
  })
})

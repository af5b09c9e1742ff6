import { createJsonFarcasterSignature } from '@farcaster/miniapp-node'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { createTestApp, send } from '#tests/support/app.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { expectProofsRefused } from '#tests/support/expect-proofs-refused.ts'
import { type Ask, proofForms } from '#tests/support/mutated-proofs.ts'
import { type QuickAuthServer, startQuickAuthServer } from '#tests/support/quick-auth-server.ts'

const ORIGIN = 'https://game.example'
const FID = 1234
const APP_FID = 9000
/** For each form of a proof. 10,000 run in `npm run soak`. */
const COUNT = 150

describe('a mutated proof', () => {
  let issuer: QuickAuthServer
  let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
  // The same keys in every run, so that the proofs are the same.
  const custody = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const appKey = Buffer.alloc(32, 7)
  beforeAll(async () => {
    ;[issuer, optimism] = await Promise.all([startQuickAuthServer(), startFarcasterChain()])
    await optimism.giveFid(FID, custody.address)
    const header = { fid: FID, type: 'app_key', privateKey: appKey } as const
    const signed = createJsonFarcasterSignature({ ...header, payload: Buffer.from('{}') })
    const { key } = JSON.parse(Buffer.from(signed.header, 'base64url').toString('utf8'))
    await optimism.addKeyOfApp(FID, key, APP_FID)
  })
  afterAll(() => Promise.all([issuer.close(), optimism.stop()]))

  describeOnOneEngine('forms', (openFreshStore) => {
    const open = async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: {
          PUBLIC_ORIGIN: ORIGIN,
          QUICK_AUTH_ORIGIN: issuer.origin,
          OPTIMISM_RPC_URL: optimism.url,
          FARCASTER_APP_FIDS: String(APP_FID),
        },
      })
      const ask: Ask = (route, asked) => send(app, route, asked)
      const now = () => app.clock.now()
      return {
        ask,
        forms: proofForms({ ask, site: ORIGIN, issuer, custody, fid: FID, appKey, now }),
      }
    }

    test('is accepted in every form before it is mutated', async () => {
      const { ask, forms } = await open()
      for (const { name, valid } of forms) {
        const { route, body } = await valid()
        const { status } = await ask(route, body === undefined ? {} : { body })
        expect([name, status]).toEqual([name, 200])
      }
    })

    test.each([
      ['a URI with a wrong port', /URI: .*/, 'URI: http://game.example:4x/'],
      ['a URI without a scheme', /URI: .*/, 'URI: game.example'],
      ['an empty URI', /URI: .*/, 'URI: '],
      ['no URI', /URI: .*\n/, ''],
      ['a nonce of U+0000', /"nonce":"\w+"/, '"nonce":"\\u0000"'],
      ['no nonce', /"nonce":"\w+"|Nonce: \w+/, '"nonce":""'],
    ])('is refused with 401 when its signer has signed %s', async (_, part, other) => {
      const { ask, forms } = await open()
      const statuses: [string, number][] = []
      for (const { name, signed } of forms) {
        let isChanged = false
        const proof = await signed?.((text) => {
          isChanged = part.test(text)
          return text.replace(part, other)
        })
        if (proof === undefined || !isChanged) continue
        const { status } = await ask(proof.route, { body: proof.body })
        statuses.push([name, status])
      }
      expect(statuses.length).toBeGreaterThan(0)
      expect(statuses).toEqual(statuses.map(([name]) => [name, 401]))
    })

    test('is refused with a 4xx in every form, or signs its own signer in', async () => {
      const { ask, forms } = await open()
      const signer = { address: custody.address.toLowerCase(), fid: FID }
      for (const form of forms) {
        const chance = chanceOf(`gate ${form.name}`)
        const statuses = await expectProofsRefused(ask, form, { chance, count: COUNT, signer })
        // The sample is worth something only if it passes the schema.
        expect(statuses.get(401), form.name).toBeGreaterThan(COUNT / 4)
      }
    })
  })
})

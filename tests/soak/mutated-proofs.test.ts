import { createJsonFarcasterSignature } from '@farcaster/miniapp-node'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { expectProofsRefused } from '#tests/support/expect-proofs-refused.ts'
import { openBystanders } from '#tests/support/hostile/bystander.ts'
import { startHostileServer } from '#tests/support/hostile/hostile-server.ts'
import { type Ask, proofForms } from '#tests/support/mutated-proofs.ts'
import { startQuickAuthServer } from '#tests/support/quick-auth-server.ts'

const FID = 1234
const APP_FID = 9000
/** For each of four forms, in batches. */
const COUNT = 2_500
const BATCH = 500

test('10,000 mutated proofs are refused with a 4xx, or sign their own signer in', async () => {
  const [issuer, optimism] = await Promise.all([startQuickAuthServer(), startFarcasterChain()])
  onTestFinished(() => issuer.close())
  onTestFinished(() => optimism.stop())
  const custody = privateKeyToAccount(generatePrivateKey())
  const appKey = randomBytes(32)
  await optimism.giveFid(FID, custody.address)
  const header = { fid: FID, type: 'app_key', privateKey: appKey } as const
  const { header: packed } = createJsonFarcasterSignature({ ...header, payload: Buffer.from('{}') })
  const { key } = JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'))
  await optimism.addKeyOfApp(FID, key, APP_FID)

  const server = await startHostileServer({
    QUICK_AUTH_ORIGIN: issuer.origin,
    OPTIMISM_RPC_URL: optimism.url,
    FARCASTER_APP_FIDS: String(APP_FID),
  })
  const bystanders = await openBystanders(server)
  let sent = 0
  const ask: Ask = (route, asked) => {
    sent += 1
    // Below the limits of an address.
    return server.ask(route, `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`, asked)
  }
  const sources = { ask, site: server.origin, issuer, custody, fid: FID, appKey }
  const signer = { address: custody.address.toLowerCase(), fid: FID }
  for (const form of proofForms({ ...sources, now: () => new Date() })) {
    let count = 0
    const faults = await bystanders.during(`${COUNT} × ${form.name}`, async (batch) => {
      const chance = chanceOf(`soak ${form.name} ${batch}`)
      const statuses = await expectProofsRefused(ask, form, { chance, count: BATCH, signer })
      expect(statuses.get(401), form.name).toBeGreaterThan(BATCH / 4)
      count += BATCH
    })
    expect(faults).toEqual([])
    expect(count).toBeGreaterThanOrEqual(COUNT)
  }
})

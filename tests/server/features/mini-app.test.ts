import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  createJsonFarcasterSignature,
  domainManifestSchema,
  safeParseFrameEmbed,
  safeParseMiniAppEmbed,
} from '@farcaster/miniapp-node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manifestCall, webhookCall } from '#src/protocol/calls/mini-app.ts'
import { miniAppInstalls } from '#src/server/platform/db/account-schema.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { absoluteTags } from '#src/server/platform/http/absolute-tags.ts'
import { call, createTestApp, send, type TestApp } from '#tests/support/app.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { place } from '../../../tools/lib/places.mjs'
import { describeOnBothEngines } from '#tests/support/database.ts'

const PUBLIC_ORIGIN = 'https://game.example'
const FID = 1234
const NOTE = { url: 'https://notes.example/v1', token: 'secret' }
const ASSOCIATION = { header: 'aGVhZGVy', payload: 'cGF5bG9hZA', signature: 'c2lnbmF0dXJl' }

test('the page’s tags are valid Farcaster embeds with absolute URLs', () => {
  const built = readFileSync(place('index.html'), 'utf8')
  const page = absoluteTags(built, PUBLIC_ORIGIN)
  const card = (name: string): unknown =>
    JSON.parse(new RegExp(`name="${name}"\\s+content='([^']*)'`).exec(page)?.[1] ?? 'null')
  expect(safeParseMiniAppEmbed(card('fc:miniapp')).success).toBe(true)
  expect(safeParseFrameEmbed(card('fc:frame')).success).toBe(true)
  expect(page).toContain(`property="og:image" content="${PUBLIC_ORIGIN}/assets/embed.png"`)
  expect(page).toContain('<script src="/fatal.js">')
})

describe('a mini-app', () => {
  let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
  beforeAll(async () => {
    optimism = await startFarcasterChain()
  })
  afterAll(() => optimism.stop())

  describeOnBothEngines('clients', (openFreshStore, _, describeOnce) => {
    let store: Store
    let app: TestApp
    beforeEach(async () => {
      store = await openFreshStore()
      app = await createTestApp(store, {
        environment: {
          PUBLIC_ORIGIN,
          OPTIMISM_RPC_URL: optimism.url,
          FARCASTER_ACCOUNT_ASSOCIATION: JSON.stringify(ASSOCIATION),
        },
      })
    })

    const signed = (event: object, fid = FID) => {
      const jfs = createJsonFarcasterSignature({
        fid,
        type: 'app_key',
        privateKey: randomBytes(32),
        payload: Buffer.from(JSON.stringify(event)),
      })
      const { key } = JSON.parse(Buffer.from(jfs.header, 'base64url').toString('utf8'))
      return { body: { header: jfs.header, payload: jfs.payload, signature: jfs.signature }, key }
    }
    const sendEvent = async (event: object): Promise<void> => {
      const { body, key } = signed(event)
      await optimism.addAppKey(FID, key)
      await call(app, webhookCall, { body })
    }

    test('stores added, notifications off and on, and removed', async () => {
      const now = async () => installOf(store.db, FID)
      await sendEvent({ event: 'miniapp_added', notificationDetails: NOTE })
      expect(await now()).toMatchObject({ isAdded: true, notify: NOTE })
      await sendEvent({ event: 'notifications_disabled' })
      expect(await now()).toMatchObject({ isAdded: true, notify: null })
      await sendEvent({ event: 'notifications_enabled', notificationDetails: NOTE })
      expect(await now()).toMatchObject({ isAdded: true, notify: NOTE })
      await sendEvent({ event: 'frame_removed' })
      expect(await now()).toMatchObject({ isAdded: false, notify: null })
    })

    describeOnce('signatures', () => {
      test('serves a valid Farcaster manifest, but only with PUBLIC_ORIGIN', async () => {
        const manifest = await call(app, manifestCall)
        expect(domainManifestSchema.safeParse(manifest).error).toBeUndefined()
        expect(manifest.accountAssociation).toEqual(ASSOCIATION)
        const local = await createTestApp(store)
        expect(await send(local, 'GET /.well-known/farcaster.json')).toMatchObject({ status: 404 })
      })

      test('rejects events without a valid signature of the user’s key with 401', async () => {
        const added = { event: 'miniapp_added', notificationDetails: NOTE }
        const stranger = signed(added).body
        const { body, key } = signed(added)
        await optimism.addAppKey(FID, key)
        const changed = { ...body, payload: signed({ event: 'miniapp_removed' }).body.payload }
        const nonsense = signed({ event: 'something_else' })
        await optimism.addAppKey(FID, nonsense.key)
        for (const bad of [stranger, changed, nonsense.body]) {
          expect(await send(app, 'POST /api/farcaster/webhook', { body: bad })).toMatchObject({
            status: 401,
            json: { code: 'wrong_signature' },
          })
        }
        expect(await installOf(store.db, FID)).toBeUndefined()
      })

      test('answers 503 without a registry', async () => {
        const local = await createTestApp(store, { environment: { PUBLIC_ORIGIN } })
        const { body } = signed({ event: 'miniapp_removed' })
        expect(await send(local, 'POST /api/farcaster/webhook', { body })).toMatchObject({
          status: 503,
        })
      })
    })
  })
})

/** Finds the stored installation of a user. */
async function installOf(db: Store['db'], fid: number) {
  const rows = await db.select().from(miniAppInstalls)
  const row = rows.find((it) => it.fid === fid)
  if (!row) return undefined
  const { isAdded, notifyUrl, notifyToken, changedAt } = row
  const notify = notifyUrl && notifyToken ? { url: notifyUrl, token: notifyToken } : null
  return { fid, isAdded, notify, changedAt }
}

import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identitiesCall } from '#src/protocol/calls/account.ts'
import { meCall } from '#src/protocol/calls/auth.ts'
import { exchangeCall } from '#src/protocol/calls/exchange.ts'
import { addIdentity } from '#src/server/platform/db/repositories/players.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  call,
  createTestApp,
  newAccount,
  proofOf,
  send,
  signInAs,
  type TestApp,
} from '#tests/support/app.ts'
import { startBasenameChain, startEnsChain } from '#tests/support/chain/name-chains.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { createManualClock, type ManualClock } from '#tests/support/manual-clock.ts'
import { startQuickAuthServer } from '#tests/support/quick-auth-server.ts'
import { type SmallServer, startSmallServer } from '#tests/support/small-server.ts'

const HOUR_MS = 3_600_000
/** The names of the test's Farcaster hub. */
const FARCASTER_NAMES: Readonly<Record<string, string>> = { 1234: 'ada', 66: 'a\u202Eda' }
const worldNames = new Map<string, string>()

describe('linked names', () => {
  let ens: Awaited<ReturnType<typeof startEnsChain>>
  let basenames: Awaited<ReturnType<typeof startBasenameChain>>
  let issuer: Awaited<ReturnType<typeof startQuickAuthServer>>
  let hub: SmallServer
  let world: SmallServer
  beforeAll(async () => {
    ;[ens, basenames, issuer, hub, world] = await Promise.all([
      startEnsChain(),
      startBasenameChain(),
      startQuickAuthServer(),
      startHub(),
      startUsernames(),
    ])
  })
  afterAll(() =>
    Promise.all([ens.stop(), basenames.stop(), issuer.close(), hub.close(), world.close()]),
  )

  describeOnBothEngines('names', (openFreshStore, _, describeOnce) => {
    let app: TestApp
    let store: Store
    let clock: ManualClock
    const openApp = (changes: Readonly<Record<string, string>> = {}) =>
      createTestApp(store, {
        clock,
        environment: {
          PUBLIC_ORIGIN: 'https://game.example',
          QUICK_AUTH_ORIGIN: issuer.origin,
          ENS_RPC_URL: ens.url,
          BASE_RPC_URL: basenames.url,
          FARCASTER_HUB_URL: hub.origin,
          WORLD_USERNAMES_URL: world.origin,
          ...changes,
        },
      })
    beforeEach(async () => {
      clock = createManualClock()
      store = await openFreshStore()
      app = await openApp()
    })
    /** Signs in with a wallet. */
    const signInByWallet = async (account = newAccount()) => {
      const body = { ...(await proofOf(app, account)), sig_type: 'eoa' }
      const { json } = await send(app, 'POST /auth/signin', { body })
      const { api_key, player_id } = json as { api_key: string; player_id: string }
      return { player_id, headers: { authorization: `Bearer ${api_key}` } }
    }
    const called = async (headers: Record<string, string>, at = app) => {
      const identities = await call(at, identitiesCall, { headers })
      return identities.map(({ name, name_source }) => [name, name_source])
    }
    const linkedName = async (headers: Record<string, string>, at = app) =>
      (await call(at, meCall, { headers })).linked_name
    const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`.toLowerCase()
    const linkTo = (playerId: string, kind: 'world' | 'farcaster', subject: string) =>
      addIdentity(store.db, {
        ...{ id: app.server.ids.uuid(), playerId, kind, subject },
        createdAt: clock.now(),
      })

    test('are looked up once a day over all nodes; the last one is returned meanwhile', async () => {
      const account = newAccount()
      await ens.name(account.address, 'old.eth')
      const { headers } = await signInByWallet(account)
      expect(await called(headers)).toEqual([['old.eth', 'ens']])
      await ens.name(account.address, 'new.eth')
      const other = await openApp()
      clock.advance(23 * HOUR_MS)
      expect(await called(headers, other)).toEqual([['old.eth', 'ens']])
      clock.advance(2 * HOUR_MS)
      expect(await called(headers)).toEqual([['old.eth', 'ens']])
      await expect.poll(() => called(headers)).toEqual([['new.eth', 'ens']])
    })

    test('are left out while a source is down, which is asked again after a minute', async () => {
      const account = newAccount()
      await ens.name(account.address, 'later.eth')
      const busy = await startSmallServer(() => ({ status: 503 }))
      try {
        const away = await openApp({ ENS_RPC_URL: busy.origin })
        const { headers } = await signInByWallet(account)
        const plain = [[short(account.address), null]]
        expect(await called(headers, away)).toEqual(plain)
        const once = busy.asked.length
        expect(once).toBeGreaterThan(0)
        clock.advance(59_999)
        expect(await called(headers, away)).toEqual(plain)
        expect(busy.asked).toHaveLength(once)
        clock.advance(1)
        expect(await called(headers, away)).toEqual(plain)
        expect(busy.asked).toHaveLength(2 * once)
        // The failure is not stored: a node that reaches the source has the name.
        expect(await called(headers)).toEqual([['later.eth', 'ens']])
      } finally {
        await busy.close()
      }
    })

    describeOnce('names looked up', () => {
      test('of a wallet come from ENS, else from Basenames, else are its short address', async () => {
        const [both, onBase, none] = [newAccount(), newAccount(), newAccount()]
        await ens.name(both.address, 'lefty.eth')
        await basenames.name(both.address, 'lefty.base.eth')
        await basenames.name(onBase.address, 'frankie.base.eth')
        const [first, second, third] = [
          await signInByWallet(both),
          await signInByWallet(onBase),
          await signInByWallet(none),
        ]
        expect(await called(first.headers)).toEqual([['lefty.eth', 'ens']])
        expect(await called(second.headers)).toEqual([['frankie.base.eth', 'basename']])
        expect(await called(third.headers)).toEqual([[short(none.address), null]])
        expect(await linkedName(second.headers)).toBe('frankie.base.eth')
        expect(await linkedName(third.headers)).toBeNull()
      })

      test('of a Farcaster id and a World wallet are their usernames', async () => {
        const now = clock.now().getTime() / 1000
        const token = await issuer.issue({ fid: 1234, audience: 'game.example', now })
        const { api_key, player_id } = await call(app, exchangeCall, {
          params: { provider: 'farcaster' },
          body: { token },
        })
        const headers = { authorization: `Bearer ${api_key}` }
        expect(await called(headers)).toEqual([['ada', 'farcaster']])
        expect(await linkedName(headers)).toBe('ada')

        const address = newAccount().address.toLowerCase()
        worldNames.set(address, 'ada.4321')
        await linkTo(player_id, 'world', `world:${address}`)
        expect(await called(headers)).toContainEqual(['ada.4321', 'world'])
        await linkTo(player_id, 'farcaster', 'fid:99')
        expect(await called(headers)).toContainEqual(['FID 99', null])
      })

      test('are ignored if they resolve to another address or look like other names', async () => {
        const accounts = [newAccount(), newAccount(), newAccount()] as const
        await ens.name(accounts[0].address, 'vitalik.eth', RIGHTFUL)
        await basenames.name(accounts[1].address, 'jesse.base.eth', RIGHTFUL)
        // The second letter is Cyrillic, and capitals are not in ENS's normal form.
        await ens.name(accounts[2].address, 'LЕfty.eth')
        for (const account of accounts) {
          const { headers } = await signInByWallet(account)
          expect(await called(headers)).toEqual([[short(account.address), null]])
        }
        const token = await issuer.issue({
          ...{ fid: 66, audience: 'game.example', now: clock.now().getTime() / 1000 },
        })
        const tokens = await call(app, exchangeCall, {
          params: { provider: 'farcaster' },
          body: { token },
        })
        const headers = { authorization: `Bearer ${tokens.api_key}` }
        expect(await called(headers)).toEqual([['FID 66', null]])
      })

      test('do not let a name’s owner choose a server to call', async () => {
        const account = newAccount()
        const asks = world.asked.length
        await ens.keepElsewhere(account.address, `${world.origin}/{sender}/{data}`)
        const { headers } = await signInByWallet(account)
        expect(await called(headers)).toEqual([[short(account.address), null]])
        expect(world.asked).toHaveLength(asks)
      })

      test('are not looked up for the key of a guest', async () => {
        const account = newAccount()
        await ens.name(account.address, 'guest.eth')
        const { headers } = await signInAs(app, account)
        expect(await called(headers)).toEqual([[short(account.address), null]])
      })

      test('do not delay a response when a source is slow', async () => {
        const silent = await startSmallServer(() => new Promise<never>(() => undefined))
        try {
          const slow = await openApp({ ENS_RPC_URL: silent.origin })
          const { headers } = await signInByWallet()
          const answer = called(headers, slow)
          await expect.poll(() => silent.asked.length).toBeGreaterThan(0)
          clock.advance(1_500)
          expect(await answer).toEqual([[expect.stringContaining('…'), null]])
        } finally {
          await silent.close()
        }
      })
    })
  })
})

const RIGHTFUL: Hex = '0x00000000000000000000000000000000000000aa'

/** Starts a hub with the UserData call (docs.farcaster.xyz), which returns 404 for a fid without a name. */
function startHub(): Promise<SmallServer> {
  return startSmallServer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://hub')
    const fid = searchParams.get('fid') ?? ''
    const isUsername =
      pathname === '/v1/userDataByFid' &&
      searchParams.get('user_data_type') === 'USER_DATA_TYPE_USERNAME'
    const value = isUsername ? FARCASTER_NAMES[fid] : undefined
    if (value === undefined) return { status: 404, body: { errCode: 'not_found' } }
    const userDataBody = { type: 'USER_DATA_TYPE_USERNAME', value }
    return {
      status: 200,
      body: { data: { type: 'MESSAGE_TYPE_USER_DATA_ADD', fid: Number(fid), userDataBody } },
    }
  })
}

/** Starts World's username service, as its SDK calls it. */
function startUsernames(): Promise<SmallServer> {
  return startSmallServer(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/api/v1/query') return { status: 404 }
    const { addresses } = JSON.parse(body) as { addresses: string[] }
    const known = addresses.flatMap((address) => {
      const username = worldNames.get(address)
      return username ? [{ address, username, profile_picture_url: null }] : []
    })
    return { status: 200, body: known }
  })
}

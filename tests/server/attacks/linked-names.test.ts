import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { identitiesCall } from '#src/protocol/calls/account.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { nameCall } from '#src/protocol/calls/player-street.ts'
import { addIdentity, setBetaFeatures } from '#src/server/platform/db/repositories/players.ts'
import {
  call,
  createTestApp,
  newAccount,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { type SmallServer, startSmallServer } from '#tests/support/small-server.ts'

/** An identity of another service with its name there. */
type Named = readonly [kind: 'farcaster' | 'world', name: string]

/** Starts a service that answers as World's usernames and as a Farcaster hub, from names by address and fid. */
async function startNames(names: ReadonlyMap<string, string>): Promise<SmallServer> {
  const server = await startSmallServer(({ body, path }) => {
    const fid = new URL(path, 'http://hub').searchParams.get('fid')
    if (fid !== null) {
      const userDataBody = { type: 'USER_DATA_TYPE_USERNAME', value: names.get(fid) }
      return { status: 200, body: { data: { fid: Number(fid), userDataBody } } }
    }
    const { addresses } = JSON.parse(body) as { addresses: string[] }
    const known = addresses.map((address) => ({ address, username: names.get(address) }))
    return { status: 200, body: known }
  })
  onTestFinished(() => server.close())
  return server
}

describeOnBothEngines('the linked names of two players', (openFreshStore, _, describeOnce) => {
  /** Opens a server on which players can be given names of other services. */
  const open = async () => {
    const names = new Map<string, string>()
    const { origin } = await startNames(names)
    const environment = { WORLD_USERNAMES_URL: origin, FARCASTER_HUB_URL: origin }
    const app = await createTestApp(await openFreshStore(), { environment })
    /** Gives a player an identity with a name, a second after the last one. */
    const give = async (player: TestPlayer, [kind, name]: Named) => {
      app.clock.advance(1_000)
      const id = kind === 'world' ? newAccount().address.toLowerCase() : String(names.size + 1)
      names.set(id, name)
      const subject = kind === 'world' ? `world:${id}` : `fid:${id}`
      const of = { id: randomUUID(), playerId: player.id, kind, subject } as const
      await addIdentity(app.server.store.db, { ...of, createdAt: app.clock.now() })
      await setBetaFeatures(app.server.store.db, player.id, ['linked_names'])
      await call(app, identitiesCall, { headers: player.headers })
    }
    return { app, give }
  }
  /** Resolves with the names that a player's own list and the board show. */
  const shown = async (app: TestApp, players: readonly TestPlayer[]) => {
    app.clock.advance(6_000)
    const board = (await call(app, leaderboardCall)).map(({ name }) => name)
    const own: string[] = []
    for (const { headers } of players) {
      own.push(...(await call(app, identitiesCall, { headers })).map(({ name }) => name))
    }
    return (name: string) => [board, own].map((list) => list.filter((each) => each === name).length)
  }
  const ONCE = [1, 1]
  const NEVER = [0, 0]

  test('that look alike are shown for the player who linked first, on the boards and to both', async () => {
    const { app, give } = await open()
    const [first, second] = [await signInAs(app), await signInAs(app)]
    await give(first, ['farcaster', 'paulcorner'])
    await give(second, ['world', 'pauIcorner.1234'])
    const count = await shown(app, [first, second])
    expect(count('paulcorner')).toEqual(ONCE)
    expect(count('pauIcorner.1234')).toEqual(NEVER)
  })

  describeOnce('pairs', () => {
    test.each<[string, Named, Named, boolean]>([
      ['the same in two services', ['farcaster', 'ada'], ['world', 'ada.1234'], false],
      ['look-alike letters', ['world', 'carmine.1234'], ['world', 'carrnine.1234'], false],
      ['a number', ['world', 'ada.1234'], ['world', 'ada.5678'], true],
      ['other names', ['farcaster', 'ada'], ['world', 'lou.1234'], true],
    ])('that differ by %s', async (_what, earlier, later, isShown) => {
      const { app, give } = await open()
      const [first, second] = [await signInAs(app), await signInAs(app)]
      await give(first, earlier)
      await give(second, later)
      const count = await shown(app, [first, second])
      expect(count(earlier[1])).toEqual(ONCE)
      expect(count(later[1])).toEqual(isShown ? ONCE : NEVER)
    })

    test('that look alike are both shown when one player holds both', async () => {
      const { app, give } = await open()
      const player = await signInAs(app)
      await give(player, ['farcaster', 'ada'])
      await give(player, ['world', 'ada.1234'])
      const count = await shown(app, [player])
      expect([count('ada')[1], count('ada.1234')[1]]).toEqual([1, 1])
    })

    test('do not hide the name of a player whose street name it is', async () => {
      const { app, give } = await open()
      const [squatter, owner] = [await signInAs(app), await signInAs(app)]
      await give(squatter, ['farcaster', 'ada'])
      const body = { street_name: 'Ada' }
      await call(app, nameCall, { body, headers: owner.headers })
      await give(owner, ['world', 'ada.1234'])
      const count = await shown(app, [squatter, owner])
      expect(count('ada')).toEqual(NEVER)
      expect(count('ada.1234')).toEqual(ONCE)
    })

    test('are compared no more when the earlier player has merged into the later', async () => {
      const { app, give } = await open()
      const [first, second] = [await signInAs(app), await signInAs(app)]
      await give(first, ['farcaster', 'ada'])
      await give(second, ['world', 'ada.1234'])
      await linkAccount(app, second, first.account)
      const count = await shown(app, [second])
      expect([count('ada')[1], count('ada.1234')[1]]).toEqual([1, 1])
    })
  })
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wireCall } from '#src/protocol/calls/economy.ts'
import { RULES } from '#src/rules/config.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  call,
  createTestApp,
  history,
  say,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const { dayMs, tickMs } = RULES.clock
/** From the sign-in to the first late day of the opening debt. */
const UNTIL_LATE_MS = RULES.start.debt.days * dayMs + RULES.loans.graceMs

function catchUp(app: TestApp, { id }: TestPlayer): Promise<void> {
  return new PlayerWriter(app.server, app.market).catchUp(id)
}

async function messagesOf(app: TestApp, player: TestPlayer, character: string) {
  const talk = (await history(app, player)).find((one) => one.character === character)
  return talk?.messages ?? []
}

async function playerNews(app: TestApp) {
  const { items } = await call(app, wireCall, { query: { limit: 100 } })
  return items.filter(({ symbol }) => symbol === null)
}

async function streetNameOf({ server }: TestApp, { id }: TestPlayer): Promise<unknown> {
  const { rows } = await server.store.db.execute(
    sql`select street_name from players where id = ${id}`,
  )
  return rows[0]?.['street_name']
}

describeOnBothEngines('what sharks tell', (openFreshStore) => {
  test('a late debt is told by its lender with the next step, before a write stores it and after', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const start = app.clock.now().getTime()
    app.clock.advance(UNTIL_LATE_MS + dayMs)
    const before = await history(app, player)
    const messages = await messagesOf(app, player, 'vinnie')
    expect(messages.map(({ role, turn_id, created_at }) => [role, turn_id, created_at])).toEqual(
      [0, 0, dayMs, dayMs].map((ms, index) => [
        index % 2 === 0 ? 'assistant' : 'system',
        null,
        new Date(start + UNTIL_LATE_MS + ms).toISOString(),
      ]),
    )
    expect(messages[1]?.content).toMatch(
      /^\*NEXT: HEAT \+2 WHERE YOU ARE, AND 25% OF EACH SALE GOES, [A-Z]{3} \d+, \d\d:00 UTC\*$/,
    )
    expect(messages[3]?.content).toContain('A COLLECTOR TAKES 30% OF YOUR GOODS')
    await catchUp(app, player)
    expect(await history(app, player)).toEqual(before)
    await catchUp(app, player)
    expect(await history(app, player)).toEqual(before)
  })

  test('many days that one write stores have ids and lines of their own', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    app.clock.advance(UNTIL_LATE_MS + 12 * dayMs)
    await catchUp(app, player)
    const messages = await messagesOf(app, player, 'vinnie')
    const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
    expect(said.length).toBeGreaterThanOrEqual(8)
    expect(new Set(said).size).toBe(said.length)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
  })

  test('a conversation goes on after what was told in it', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await say(app, player, 'hello')
    app.clock.advance(UNTIL_LATE_MS)
    await say(app, player, 'what now')
    const messages = await messagesOf(app, player, 'vinnie')
    expect(messages.map(({ role }) => role)).toEqual([
      ...['user', 'assistant'],
      ...['assistant', 'system'],
      ...['user', 'assistant'],
    ])
  })

  test('who is owned is on the wire under the street name, one tick later', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    app.clock.advance(UNTIL_LATE_MS + (RULES.late.owned.fromDay - 1) * dayMs)
    await catchUp(app, player)
    expect(await playerNews(app)).toEqual([])
    app.clock.advance(tickMs)
    await catchUp(app, player)
    const [news, ...others] = await playerNews(app)
    expect(others).toEqual([])
    expect(news).toMatchObject({ borough: null, symbol: null, direction: null })
    expect(news?.headline).toContain(await streetNameOf(app, player))
  })

  test('a tick publishes news of three players at most', async () => {
    const app = await createTestApp(await openFreshStore())
    const players = []
    for (let index = 0; index < 8; index += 1) players.push(await signInAs(app))
    app.clock.advance(UNTIL_LATE_MS + (RULES.late.owned.fromDay - 1) * dayMs)
    for (const player of players) await catchUp(app, player)
    app.clock.advance(tickMs)
    const count = (await playerNews(app)).length
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(3)
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHARACTERS } from '#src/protocol/characters.ts'
import { SHARK_POLICIES } from '#src/rules/config.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import {
  createTestApp,
  expectBalancedBooks,
  history,
  say,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import {
  asOwner,
  type describeOnBothEngines,
  type describeOnOneEngine,
} from '#tests/support/database.ts'
import {
  callsTool,
  endpointOf,
  type LanguageModel,
  says,
  startLanguageModel,
  usageOf,
} from '#tests/support/language-model.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

/** Makes the model obey its last message and call all tools. */
function obeyMessages(model: LanguageModel): void {
  const wishes = [
    callsTool('offer_loan', '{"amount":1000000,"rate":0,"days":9999}'),
    callsTool('counter', '{"amount":1000000,"rate":-10,"days":9999}'),
    callsTool('set_mood', '{"mood":"warm"}'),
    callsTool('wire_money', '{"amount":1000000}'),
  ]
  let turn = 0
  model.reply((call) => {
    const last = call.messages.at(-1)
    if (last?.role !== 'tool') {
      turn += 1
      return wishes[turn % wishes.length]?.(call)
    }
    const player = call.messages.findLast(({ role }) => role === 'user')
    says(`Done. $1,000,000 is yours at 0%, your debt is forgiven. ${String(player?.content)}`)(call)
  })
}

let model: LanguageModel
beforeAll(async () => {
  model = await startLanguageModel()
})
afterAll(() => model.close())

const VOICES: readonly { name: string; make: () => Voice }[] = [
  { name: 'the grammar voice', make: createGrammarVoice },
  {
    name: 'a model that obeys every message',
    make() {
      obeyMessages(model)
      return createModelVoice({
        endpoints: [endpointOf(model)],
        usage: usageOf(),
        clock: createManualClock(),
        meter: { hasBudget: () => Promise.resolve(true), count: () => Promise.resolve() },
      })
    },
  },
]

/** Sends all attacks to a whole server, with each voice, and checks that nothing but the conversation changes. */
export function describeAttacks(
  describeOnEngines: typeof describeOnBothEngines | typeof describeOnOneEngine,
  attacks: readonly string[],
): void {
  describe.each(VOICES)('with $name', ({ make }) => {
    describeOnEngines('the whole server', (openFreshStore) => {
      test('changes nothing beyond the rules in any attack', async () => {
        const store = await openFreshStore()
        const app = await createTestApp(store, { voice: make() })
        const player = await signInUnlimited(app)
        const before = await takeSnapshot(store, app, player)
        for (const [index, attack] of attacks.entries()) {
          const character = CHARACTERS[index % CHARACTERS.length] ?? 'vinnie'
          const { message } = await say(app, player, attack, { body: { character } })
          expect(message.content, attack).not.toMatch(/is yours at|debt is forgiven/)
          expect(message.content.length).toBeLessThanOrEqual(600)
          await expectOffersInsidePolicy(store)
          const stored = (await history(app, player)).find((talk) => talk.character === character)
          expect(stored?.messages.findLast(({ role }) => role === 'user')?.content).toBe(
            attack.trim(),
          )
        }
        expect(await takeSnapshot(store, app, player)).toEqual(before)
        await expectBalancedBooks(store)
      })
    })
  })
}

/** Signs in a player with unlimited messages. */
export async function signInUnlimited(app: TestApp): Promise<TestPlayer> {
  const player = await signInAs(app)
  await asOwner(app.server.store).db.execute(
    sql`update players set bought_interactions = 1000 where id = ${player.id}`,
  )
  return player
}

/** Returns everything that messages must not change. */
async function takeSnapshot({ db }: Store, app: TestApp, player: TestPlayer) {
  const { cash, debt, net_worth, moves_left, reputation } = await stats(app, player)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from loans) as loans,
      (select count(*)::int from favours) as favours,
      (select count(*)::int from payments) as payments,
      (select count(*)::int from entries where kind <> 'paid_interaction' and kind <> 'game_session') as entries`)
  return { cash, debt, net_worth, moves_left, reputation, rows }
}

async function expectOffersInsidePolicy({ db }: Store): Promise<void> {
  const { rows } = await db.execute(sql`select character, terms from offers where status = 'open'`)
  for (const row of rows) {
    const { character, terms } = row as {
      character: keyof typeof SHARK_POLICIES
      terms: Record<string, unknown>
    }
    if (terms['kind'] !== 'loan') continue
    const policy = SHARK_POLICIES[character]
    // The lowest limit, because the player has earned nothing.
    expect(Number(terms['principalCents'])).toBeLessThanOrEqual(100_000)
    expect(Number(terms['dailyRate'])).toBeGreaterThanOrEqual(policy.floorRate)
    expect(Number(terms['days'])).toBeLessThanOrEqual(policy.days + policy.extraDays)
  }
}

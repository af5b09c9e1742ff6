import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { loansCall } from '#src/protocol/calls/loans.ts'
import { SHARKS } from '#src/lib/names.ts'
import { createModelSummary } from '#src/server/voices/model/model-summary.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
import {
  call,
  chipOf,
  createTestApp,
  expectBalancedBooks,
  say,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnOneEngine } from '#tests/support/database.ts'
import {
  endpointOf,
  type LanguageModel,
  type ModelCall,
  says,
  startLanguageModel,
  usageOf,
} from '#tests/support/language-model.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const DAY_MS = 86_400_000
const TERMS = /(\$[\d,.]+) at ([\d.]+%) a day for (\d+) days?: (\$[\d,.]+) by [\w :]+\./
const SUMMARY = 'They ask about Carmela and pay on the day.'

/** What a player says in 40 turns: three a day. */
const LINES = [
  ...['Hello there.', 'Who are you?', 'What do you think of Carmela?'],
  ...['I need a loan', 'thanks', 'Tell me a joke.'],
  ...['What do you remember of me?', "How's your mother?", 'I will pay you back, I promise.'],
  ...['Nice coat.', 'What happens if I pay late?', 'Tell me about Vinnie.'],
] as const

let model: LanguageModel
beforeAll(async () => {
  model = await startLanguageModel()
})
afterAll(() => model.close())

/** Replies as a model does that follows its instructions: it answers the message and leaves the terms to the game. */
function behave(call: ModelCall): void {
  const [first] = call.messages
  if (first?.role === 'user') return says(SUMMARY)(call)
  const last = String(call.messages.at(-1)?.content)
  const line = last.split('\n\n')[0] ?? ''
  if (line.includes('Carmela')) return says('Carmela counts before she says good morning.')(call)
  if (line.includes('remember') && last.includes(SUMMARY)) {
    return says('You ask about Carmela. And you are punctual.')(call)
  }
  if (line.includes('joke')) return says('A man walks into a bank. That is the joke.')(call)
  return says('I hear you. Sit down.')(call)
}

function open(store: Parameters<typeof createTestApp>[0]) {
  const clock = createManualClock()
  const options = {
    ...{ endpoints: [endpointOf(model)], usage: usageOf(), clock },
    meter: { hasBudget: async () => true, count: async () => undefined },
  }
  model.reply(behave)
  return createTestApp(store, {
    clock,
    voice: createModelVoice(options),
    summarizeConversation: createModelSummary(options),
  })
}

/** Takes the loan of a reply. Checks that the stored loan has the terms of the reply's line. */
async function takeLoan(app: TestApp, player: TestPlayer, said: Awaited<ReturnType<typeof say>>) {
  const [, amount = '', rate = '', days, total = ''] = TERMS.exec(said.response) ?? []
  const { headers } = player
  await call(app, chatChoiceCall, { body: chipOf(said, 'accept'), headers })
  const { loans } = await call(app, loansCall, { headers })
  const loan = loans.find(({ is_opening: isOpening }) => !isOpening)
  const dollars = (text: string) => Number(text.replace(/[$,]/g, ''))
  expect(loan?.principal).toBe(dollars(amount))
  expect(loan?.rate).toBeCloseTo(Number(rate.slice(0, -1)) / 100)
  const dueAt = app.clock.now().getTime() + Number(days) * DAY_MS
  expect(Date.parse(loan?.due_at ?? '')).toBe(dueAt)
  expect(dollars(total)).toBeGreaterThanOrEqual(dollars(amount))
}

describeOnOneEngine('a talk of 40 turns with a model', (openFreshStore) => {
  test.each(SHARKS)('of %s keeps memory, terms and a cacheable prompt', async (character) => {
    const store = await openFreshStore()
    const app = await open(store)
    const player = await signInAs(app)
    // Carmela lends to known names alone.
    await asOwner(store).db.execute(
      sql`update players set reputation = 0.6 where id = ${player.id}`,
    )
    const before = model.calls.length
    const replies = new Map<string, string[]>()
    let loans = 0
    for (let turn = 0; turn < 40; turn += 1) {
      const line = LINES[turn % LINES.length] ?? ''
      const said = await say(app, player, line, { body: { character } })
      replies.set(line, [...(replies.get(line) ?? []), said.response])
      if (loans === 0 && TERMS.test(said.response)) {
        await takeLoan(app, player, said)
        loans += 1
      }
      if (turn % 3 === 2) app.clock.advance(DAY_MS)
    }
    // Tommy lends to the poor alone, and Big Boss to names that are known better.
    expect(loans).toBe(['vinnie', 'carmela'].includes(character) ? 1 : 0)
    expect(replies.get('What do you think of Carmela?')?.[0]).toContain('Carmela counts before')
    expect(replies.get('What do you remember of me?')?.at(-1)).toContain('You ask about Carmela.')
    const talk = model.calls.slice(before).filter(({ messages }) => messages[0]?.role === 'system')
    expect(talk.length).toBeGreaterThanOrEqual(40)
    // Endpoints cache the longest equal start of a prompt.
    expect(new Set(talk.map(({ messages }) => messages[0]?.content)).size).toBe(1)
    for (const { messages } of talk) {
      expect(messages.length).toBeLessThanOrEqual(14)
      expect(String(messages.at(-1)?.content)).toContain('NOTE.')
    }
    await expectBalancedBooks(store)
  })
})

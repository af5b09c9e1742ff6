import { expect, test } from 'vitest'
import type { Shark } from '#src/rules/sharks/decision.ts'
import {
  SLOTS_BY_KIND,
  SLOTS_BY_TOLD_TAG,
  type Telling,
  TOLD_KINDS,
  TOLD_TAGS,
  type ToldKind,
  type ToldTag,
} from '#src/rules/tellings/telling.ts'
import { TELLINGS as BIGBOSS } from '#src/server/voices/grammar/banks/bigboss/tellings.ts'
import { TELLINGS as CARMELA } from '#src/server/voices/grammar/banks/carmela/tellings.ts'
import { TELLINGS as TOMMY } from '#src/server/voices/grammar/banks/tommy/tellings.ts'
import { TELLINGS as VINNIE } from '#src/server/voices/grammar/banks/vinnie/tellings.ts'
import {
  compileTellings,
  type CompiledTellings,
} from '#src/server/voices/grammar/compile-tellings.ts'
import { TOLD_REST, wordTelling } from '#src/server/voices/grammar/word-telling.ts'
import { SHARKS } from '../../../rules/sharks/a-situation.ts'

const COMPILED: Readonly<Record<Shark, CompiledTellings>> = {
  vinnie: compileTellings('vinnie', VINNIE),
  tommy: compileTellings('tommy', TOMMY),
  carmela: compileTellings('carmela', CARMELA),
  bigboss: compileTellings('bigboss', BIGBOSS),
}
/** What happens to a player again and again. */
const FREQUENT: readonly ToldKind[] = ['front_tended', 'front_neglected', 'kicked_up']
const SAMPLES = {
  name: 'Ada',
  owed: '$1,340',
  next: 'a collector takes 30% of your goods',
  when: 'Tuesday at 14:00',
  place: 'the Bronx',
  goods: '12 tapes and 3 booze',
  credit: '$648',
  sum: '$2,250',
  daysLate: '2 days',
  left: '41 minutes',
  threshold: '$10,000',
  front: 'laundromat',
}

function kindsOf(shark: Shark): readonly ToldKind[] {
  return TOLD_KINDS.filter((kind) => shark === 'bigboss' || !kind.startsWith('errand_'))
}

/** Returns a telling whose slots are those that its kind and tags fill, and no others. */
function aTelling(shark: Shark, kind: ToldKind, tags: readonly ToldTag[] = []): Telling {
  const filled = [
    'name' as const,
    ...SLOTS_BY_KIND[kind],
    ...tags.flatMap((tag) => SLOTS_BY_TOLD_TAG[kind]?.[tag] ?? []),
  ]
  const slots = Object.fromEntries(filled.map((slot) => [slot, SAMPLES[slot]]))
  return { kind, shark, tags, slots, cause: 'x', at: new Date(0), next: null }
}

/** Returns what a shark says of the same kind, again and again. */
function tellAgain(telling: Telling, times: number): readonly string[] {
  let told: readonly string[] = []
  return Array.from({ length: times }, (_, index) => {
    const { line } = wordTelling(telling, { seed: `${index}`, told })
    told = [line, ...told]
    return line
  })
}

test.each(SHARKS)('%s has three lines at least for everything that is told', (shark) => {
  expect([...COMPILED[shark].keys()].sort()).toEqual([...kindsOf(shark)].sort())
  for (const [kind, lines] of COMPILED[shark]) {
    for (const list of new Set(lines.map(({ wants }) => wants))) {
      const count = lines.filter(({ wants }) => wants === list).length
      expect(count, `${kind}, ${list ?? 'always'}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test.each(SHARKS)('%s fills every slot, with each tag, in at most 300 characters', (shark) => {
  for (const kind of kindsOf(shark)) {
    for (const tags of [[], ...TOLD_TAGS.map((tag) => [tag])]) {
      for (let seed = 0; seed < 40; seed += 1) {
        const { text } = wordTelling(aTelling(shark, kind, tags), { seed: `${seed}`, told: [] })
        expect(text, kind).not.toMatch(/[{}[\]|]|undefined/)
        expect(text.length, text).toBeLessThanOrEqual(300)
      }
    }
  }
})

test.each(SHARKS)(
  '%s says the same for the same seed, and other lines for other seeds',
  (shark) => {
    for (const kind of kindsOf(shark)) {
      const say = (seed: string) => wordTelling(aTelling(shark, kind), { seed, told: [] })
      expect(say('a')).toEqual(say('a'))
      const said = Array.from({ length: 40 }, (_, index) => say(`${index}`).line)
      expect(new Set(said).size, kind).toBeGreaterThanOrEqual(3)
    }
  },
)

test.each(SHARKS)('%s prefers the lines that fit what was taken', (shark) => {
  const lines = COMPILED[shark].get('late_3') ?? []
  const { line } = wordTelling(aTelling(shark, 'late_3', ['took_goods']), { seed: 'x', told: [] })
  expect(lines.find(({ id }) => id === line)?.wants).toBe('took_goods')
})

test.each(SHARKS)('%s repeats no line before all that fit were told', (shark) => {
  for (const kind of kindsOf(shark)) {
    const always = (COMPILED[shark].get(kind) ?? []).filter(({ wants }) => wants === null)
    const rest = Math.min(always.length, TOLD_REST)
    const said = tellAgain(aTelling(shark, kind), 3 * rest)
    for (let from = 0; from + rest <= said.length; from += 1) {
      expect(new Set(said.slice(from, from + rest)).size, kind).toBe(rest)
    }
  }
})

test.each(SHARKS)('%s does not repeat a line of every day within twelve tellings', (shark) => {
  for (const kind of FREQUENT) {
    const said = tellAgain(aTelling(shark, kind), 40)
    for (const [index, line] of said.entries()) {
      expect(said.slice(index + 1, index + 1 + TOLD_REST), kind).not.toContain(line)
    }
  }
})

test('Big Boss gives an errand each day and repeats no line within twelve tellings', () => {
  const day: readonly ToldKind[] = ['errand_given', 'errand_done']
  let told: readonly string[] = []
  for (let index = 0; index < 40; index += 1) {
    const telling = aTelling('bigboss', day[index % 2] ?? 'errand_given')
    const { line } = wordTelling(telling, { seed: `${index}`, told })
    expect(told.slice(0, TOLD_REST)).not.toContain(line)
    told = [line, ...told]
  }
})

test('no two sharks share a line, and Big Boss rarely uses more than eight words', () => {
  const owners = new Map<string, Shark>()
  for (const shark of SHARKS) {
    for (const { text } of [...COMPILED[shark].values()].flat()) {
      if (text.split(' ').length < 4) continue
      expect(owners.get(text) ?? shark, text).toBe(shark)
      owners.set(text, shark)
    }
  }
  const boss = [...COMPILED.bigboss.values()].flat()
  expect(boss.filter(({ text }) => text.split(/\s+/).length > 8).map(({ text }) => text)).toEqual(
    [],
  )
})

test.each(SHARKS)("%s stays in the game's world", (shark) => {
  const texts = [...COMPILED[shark].values()].flat().map(({ text }) => text)
  expect(texts.filter((text) => BANNED.test(text))).toEqual([])
})

const BANNED =
  /\b(?:AI|assistant|prompt|token|user|server|bot|cocaine|heroin|fuck\w*|shit\w*|whore|slut)\b/i

test('rejects a line with a slot that its event does not fill', () => {
  const lines = { ...VINNIE, worked_off: { always: ['You owe {owed}.'] } }
  expect(() => compileTellings('vinnie', lines)).toThrowErrorMatchingInlineSnapshot(
    `[BankError: The line 'You owe {owed}.' of vinnie names {owed}, which 'worked_off' does not fill.]`,
  )
})

test('rejects the same line twice, also as an alternative', () => {
  const lines = { ...VINNIE, worked_off: { always: ['Square.', '[Square.|Done.]'] } }
  expect(() => compileTellings('vinnie', lines)).toThrowErrorMatchingInlineSnapshot(
    `[BankError: The line 'Square.' of vinnie is there twice.]`,
  )
})

test('rejects a kind without a line that always fits', () => {
  const lines = { ...VINNIE, late_4: { always: [], took_cash: ['{sum}.'] } }
  expect(() => compileTellings('vinnie', lines)).toThrowErrorMatchingInlineSnapshot(
    `[BankError: vinnie has no line that always fits 'late_4'.]`,
  )
})

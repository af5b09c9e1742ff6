import { expect, test } from 'vitest'
import { isRefusal } from '#src/rules/decider.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { player } from '#src/rules/player/player.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { markOf } from '#src/rules/sharks/recollections/marks.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { ForgetWords } from '#src/rules/talk/forget.ts'
import { aSheet, aWorld, TALK } from '#tests/support/sheets.ts'

const WORLD = aWorld(100)

function aRecollection(changes: Partial<Recollection>): Recollection {
  return {
    ...{ id: 'rosa', shark: 'vinnie', kind: 'person', words: 'your sister Rosa', dueAt: null },
    ...{ saidAt: aWorld(0).now, knownFrom: aWorld(0).now, endsAt: aWorld(200).now },
    ...{ hearsayFrom: null, origin: null, quotedAt: null },
    ...changes,
  }
}

const ROSA = aRecollection({})
const TOLD = aRecollection({ id: 'told', shark: 'tommy', hearsayFrom: 'vinnie', origin: 'rosa' })
const ENDED = aRecollection({ id: 'ended', words: 'you live in Queens', endsAt: aWorld(50).now })
const ALL = [ROSA, TOLD, ENDED]

function markedSheet(): Sheet {
  const marks = ALL.map((each) => markOf(each, WORLD.idOf))
  return aSheet({ marks, talk: { ...TALK, recollections: ALL } })
}

/** Returns the ids of what is left after a command; null when it is refused. */
function leftAfter(command: Omit<ForgetWords, 'kind'>): readonly string[] | null {
  const sheet = markedSheet()
  const events = player.decide(sheet, { kind: 'forget_words', ...command }, WORLD)
  if (isRefusal(events)) return null
  const { marks = [] } = fold(sheet, events)
  return ALL.filter((each) => marks.includes(markOf(each, WORLD.idOf))).map(({ id }) => id)
}

test('forgets one recollection with what was passed on of it, those that have ended, or all', () => {
  const isElsewhere = false
  expect(leftAfter({ what: { id: 'rosa' }, isElsewhere })).toEqual(['ended'])
  expect(leftAfter({ what: { id: 'told' }, isElsewhere })).toEqual(['rosa', 'ended'])
  expect(leftAfter({ what: 'ended', isElsewhere })).toEqual(['rosa', 'told'])
  expect(leftAfter({ what: 'all', isElsewhere })).toEqual([])
})

test('refuses an id that no shark recalls, unless the words are those of a merged player', () => {
  expect(leftAfter({ what: { id: 'other' }, isElsewhere: false })).toBeNull()
  expect(leftAfter({ what: { id: 'other' }, isElsewhere: true })).toHaveLength(3)
})

test('marks everything of a recollection except when it was last quoted', () => {
  const mark = (changes: Partial<Recollection>): string =>
    markOf(aRecollection(changes), WORLD.idOf)
  expect(mark({ quotedAt: WORLD.now })).toBe(mark({}))
  const changes: readonly Partial<Recollection>[] = [
    ...[{ id: 'x' }, { shark: 'tommy' as const }, { kind: 'lie' as const }, { words: 'x' }],
    ...[{ dueAt: WORLD.now }, { saidAt: WORLD.now }, { knownFrom: WORLD.now }],
    ...[{ endsAt: WORLD.now }, { hearsayFrom: 'tommy' as const }, { origin: 'x' }],
  ]
  expect(new Set([{}, ...changes].map(mark)).size).toBe(changes.length + 1)
})

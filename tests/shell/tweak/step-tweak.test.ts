import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { clampKnob, KNOBS, lookOf, DEFAULT_KNOBS, LOOK_IDS } from '#src/crt/knobs.ts'
import { DEFAULT_CALIBRATION } from '#src/crt/knobs/calibration.ts'
import { readLookJson, writeLookJson } from '#src/crt/presets/look-json.ts'
import { LOOK_PROFILES } from '#src/crt/presets/look-document.ts'
import { readLookLink } from '#src/crt/presets/look-link.ts'
import { PRESETS, presetOf } from '#src/crt/presets.ts'
import { linkOf } from '#src/shell/tweak/link-of.ts'
import { readTweak, writeTweak } from '#src/shell/tweak/kept-tweak.ts'
import { stepTweak } from '#src/shell/tweak/step-tweak.ts'
import { type TweakEvent } from '#src/shell/tweak/tweak-event.ts'
import {
  activeDraft,
  initialTweak,
  isModified,
  isOwn,
  type TweakState,
} from '#src/shell/tweak/tweak-state.ts'

const FIRST = initialTweak(DEFAULT_CALIBRATION)

function after(...events: readonly TweakEvent[]): TweakState {
  return events.reduce(stepTweak, FIRST)
}
const turned = (id: (typeof KNOBS)[number]['id'], value: number): TweakEvent => ({
  type: 'turned',
  ...{ id, value, profile: null },
})

const anyProfile = fc.constantFrom(null, ...LOOK_PROFILES)
const anyTurn: fc.Arbitrary<TweakEvent> = fc.record({
  type: fc.constant('turned' as const),
  id: fc.constantFrom(...KNOBS.map(({ id }) => id)),
  value: fc.double({ min: -300, max: 4_000, noNaN: true }),
  profile: anyProfile,
})
const anyEvent: fc.Arbitrary<TweakEvent> = fc.oneof(
  { weight: 5, arbitrary: anyTurn },
  fc.record({
    type: fc.constant('reset' as const),
    id: fc.constantFrom(...LOOK_IDS),
    profile: anyProfile,
  }),
  fc.record({
    type: fc.constant('preset_picked' as const),
    id: fc.constantFrom('own-1', 'own-2', ...PRESETS.map(({ id }) => id)),
  }),
  fc.record({ type: fc.constant('preset_named' as const), name: fc.string({ maxLength: 80 }) }),
  fc.record({ type: fc.constant('slot_shown' as const), slot: fc.constantFrom('A', 'B') }),
  fc.constantFrom<TweakEvent>(
    { type: 'preset_made' },
    { type: 'preset_doubled' },
    { type: 'preset_saved' },
    { type: 'preset_reverted' },
    { type: 'preset_deleted' },
    { type: 'slot_copied' },
  ),
)

describe('turned', () => {
  test('default', () => {
    const state = after(turned('curvature', 0.5))
    expect(activeDraft(state).document.look.curvature).toBe(0.5)
    expect(isModified(activeDraft(state))).toBe(true)
    expect(state.slots.B).toBe(FIRST.slots.B)
  })

  test('behavior: a value is brought into the range and onto the step', () => {
    expect(activeDraft(after(turned('curvature', 7))).document.look.curvature).toBe(1)
    expect(activeDraft(after(turned('bloomRadius', 3.3))).document.look.bloomRadius).toBe(3.5)
  })

  test('behavior: calibration is no part of the look', () => {
    const state = after(turned('brightness', 120))
    expect(state.calibration).toEqual({ brightness: 120, contrast: 100 })
    expect(isModified(activeDraft(state))).toBe(false)
  })

  test('behavior: a profile has its own value, and gives it back', () => {
    const own = after({ type: 'turned', id: 'bloom', value: 0.9, profile: 'mobile' })
    expect(activeDraft(own).document.overrides).toEqual({ mobile: { bloom: 0.9 } })
    expect(activeDraft(own).document.look.bloom).toBe(DEFAULT_KNOBS.bloom)
    const back = stepTweak(own, { type: 'reset', id: 'bloom', profile: 'mobile' })
    expect(activeDraft(back).document.overrides).toEqual({})
    expect(isModified(activeDraft(back))).toBe(false)
  })
})

test('behavior: a reset knob stands as its preset has it', () => {
  const state = after(
    { type: 'preset_picked', id: 'vga' },
    turned('curvature', 0.9),
    { type: 'reset', id: 'curvature', profile: null },
    turned('brightness', 130),
    { type: 'reset', id: 'brightness', profile: null },
  )
  expect(activeDraft(state).document.look).toEqual(presetOf('vga').look)
  expect(state.calibration.brightness).toBe(100)
})

describe('presets', () => {
  test('default: a copy is changed, kept, renamed, and deleted', () => {
    const kept = after(
      { type: 'preset_picked', id: 'vga' },
      { type: 'preset_doubled' },
      turned('bloom', 0.8),
      { type: 'preset_saved' },
      { type: 'preset_named', name: ' Mine ' },
    )
    expect(kept.own.map(({ document }) => [document.name, document.look.bloom])).toEqual([
      ['Mine', 0.8],
    ])
    expect(isModified(activeDraft(kept))).toBe(false)
    const gone = stepTweak(kept, { type: 'preset_deleted' })
    expect(gone.own).toEqual([])
    expect(activeDraft(gone).presetId).toBe('p1-green')
  })

  test('behavior: what came with the game is neither renamed, deleted nor written over', () => {
    expect(after({ type: 'preset_deleted' })).toBe(FIRST)
    expect(after({ type: 'preset_named', name: 'Mine' })).toBe(FIRST)
    const saved = after(turned('bloom', 0.8), { type: 'preset_saved' })
    expect(isOwn(saved, activeDraft(saved).presetId)).toBe(true)
    expect(activeDraft(saved).document.name).toBe('P1 green 2')
  })

  test('behavior: names are told apart by a number', () => {
    const { own } = after({ type: 'preset_made' }, { type: 'preset_made' })
    expect(own.map(({ document }) => document.name)).toEqual(['New look', 'New look 2'])
  })

  test('behavior: a deleted preset at work in the other slot is not lost there', () => {
    const state = after(
      { type: 'preset_doubled' },
      turned('bloom', 0.8),
      { type: 'slot_copied' },
      { type: 'preset_deleted' },
    )
    expect(state.slots.B).toMatchObject({ presetId: null, document: { look: { bloom: 0.8 } } })
  })
})

test('behavior: a shared look is at work under its name, and kept nowhere until it is saved', () => {
  const document = { name: 'Sent', look: { ...lookOf(DEFAULT_KNOBS), bloom: 0.9 }, overrides: {} }
  const state = after({ type: 'look_shared', document })
  expect(activeDraft(state)).toEqual({ presetId: null, base: document, document })
  expect(state.own).toEqual([])
  expect(stepTweak(state, { type: 'preset_saved' }).own).toEqual([{ id: 'own-1', document }])
})

test('behavior: 1,000 random ways of turning come back exactly, from storage, file and link', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const state = after(...events)
      const { document } = activeDraft(state)
      expect(
        LOOK_IDS.filter((id) => clampKnob(id, document.look[id]) !== document.look[id]),
      ).toEqual([])
      expect(readLookJson(writeLookJson(document))).toEqual({ ok: true, document })
      const link = new URL(linkOf('http://127.0.0.1/leaderboard?tweak=crt', document))
      expect([link.pathname, [...link.searchParams.keys()]]).toEqual(['/', ['look']])
      expect(readLookLink(link.searchParams.get('look') ?? '')).toEqual({ ok: true, document })
      const kept = readTweak(writeTweak(state), state.calibration)
      expect(kept.own).toEqual(state.own)
      expect(kept.active).toBe(state.active)
      expect(activeDraft(kept).document).toEqual(document)
    }),
    { numRuns: 1_000 },
  )
})

test.each([null, '', '{', '[]', '{"own":3,"slots":{"A":7},"active":"C"}'])(
  'error: kept text %j is passed over',
  (text) => {
    expect(readTweak(text, DEFAULT_CALIBRATION)).toEqual(FIRST)
  },
)

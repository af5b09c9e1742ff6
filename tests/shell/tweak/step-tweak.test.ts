import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { clampKnob, KNOBS, lookOf, DEFAULT_KNOBS, LOOK_IDS } from '#src/crt/knobs.ts'
import { DEFAULT_CALIBRATION } from '#src/crt/knobs/calibration.ts'
import { readLookJson, writeLookJson } from '#src/crt/presets/look-json.ts'
import { LOOK_PROFILES } from '#src/crt/presets/look-document.ts'
import { readLookLink } from '#src/crt/presets/look-link.ts'
import { PRESETS, presetOf } from '#src/crt/presets.ts'
import { linkOf } from '#src/shell/tweak/link-of.ts'
import { readTweak, writeTweak } from '#src/shell/tweak/stored-tweak.ts'
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
  type: 'knob_changed',
  ...{ id, value, profile: null },
})

const anyProfile = fc.constantFrom(null, ...LOOK_PROFILES)
const anyTurn: fc.Arbitrary<TweakEvent> = fc.record({
  type: fc.constant('knob_changed' as const),
  id: fc.constantFrom(...KNOBS.map(({ id }) => id)),
  value: fc.double({ min: -300, max: 4_000, noNaN: true }),
  profile: anyProfile,
})
const anyEvent: fc.Arbitrary<TweakEvent> = fc.oneof(
  { weight: 5, arbitrary: anyTurn },
  fc.record({
    type: fc.constant('knob_reset' as const),
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
    { type: 'preset_created' },
    { type: 'preset_duplicated' },
    { type: 'preset_saved' },
    { type: 'preset_reverted' },
    { type: 'preset_deleted' },
    { type: 'slot_copied' },
  ),
)

describe('knob_changed', () => {
  test('changes the knob in the active slot only', () => {
    const state = after(turned('curvature', 0.5))
    expect(activeDraft(state).document.look.curvature).toBe(0.5)
    expect(isModified(activeDraft(state))).toBe(true)
    expect(state.slots.B).toBe(FIRST.slots.B)
  })

  test('clamps a value to the range and the step of its knob', () => {
    expect(activeDraft(after(turned('curvature', 7))).document.look.curvature).toBe(1)
    expect(activeDraft(after(turned('bloomRadius', 3.3))).document.look.bloomRadius).toBe(3.5)
  })

  test('does not store calibration in the look', () => {
    const state = after(turned('brightness', 120))
    expect(state.calibration).toEqual({ brightness: 120, contrast: 100 })
    expect(isModified(activeDraft(state))).toBe(false)
  })

  test('overrides a value on one profile and resets it', () => {
    const own = after({ type: 'knob_changed', id: 'bloom', value: 0.9, profile: 'mobile' })
    expect(activeDraft(own).document.overrides).toEqual({ mobile: { bloom: 0.9 } })
    expect(activeDraft(own).document.look.bloom).toBe(DEFAULT_KNOBS.bloom)
    const back = stepTweak(own, { type: 'knob_reset', id: 'bloom', profile: 'mobile' })
    expect(activeDraft(back).document.overrides).toEqual({})
    expect(isModified(activeDraft(back))).toBe(false)
  })
})

test('resets a knob to the value of its preset', () => {
  const state = after(
    { type: 'preset_picked', id: 'vga' },
    turned('curvature', 0.9),
    { type: 'knob_reset', id: 'curvature', profile: null },
    turned('brightness', 130),
    { type: 'knob_reset', id: 'brightness', profile: null },
  )
  expect(activeDraft(state).document.look).toEqual(presetOf('vga').look)
  expect(state.calibration.brightness).toBe(100)
})

describe('presets', () => {
  test('changes, saves, renames and deletes a copy', () => {
    const kept = after(
      { type: 'preset_picked', id: 'vga' },
      { type: 'preset_duplicated' },
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

  test('does not rename, delete or overwrite built-in presets', () => {
    expect(after({ type: 'preset_deleted' })).toBe(FIRST)
    expect(after({ type: 'preset_named', name: 'Mine' })).toBe(FIRST)
    const saved = after(turned('bloom', 0.8), { type: 'preset_saved' })
    expect(isOwn(saved, activeDraft(saved).presetId)).toBe(true)
    expect(activeDraft(saved).document.name).toBe('P1 green 2')
  })

  test('makes names unique by a number', () => {
    const { own } = after({ type: 'preset_created' }, { type: 'preset_created' })
    expect(own.map(({ document }) => document.name)).toEqual(['New look', 'New look 2'])
  })

  test('keeps the look in the other slot when its preset is deleted', () => {
    const state = after(
      { type: 'preset_duplicated' },
      turned('bloom', 0.8),
      { type: 'slot_copied' },
      { type: 'preset_deleted' },
    )
    expect(state.slots.B).toMatchObject({ presetId: null, document: { look: { bloom: 0.8 } } })
  })
})

test('shows a shared look under its name and stores it only when saved', () => {
  const document = { name: 'Sent', look: { ...lookOf(DEFAULT_KNOBS), bloom: 0.9 }, overrides: {} }
  const state = after({ type: 'look_shared', document })
  expect(activeDraft(state)).toEqual({ presetId: null, base: document, document })
  expect(state.own).toEqual([])
  expect(stepTweak(state, { type: 'preset_saved' }).own).toEqual([{ id: 'own-1', document }])
})

test('reads 1,000 random looks back exactly from storage, file and link', () => {
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
  'ignores the invalid stored text %j',
  (text) => {
    expect(readTweak(text, DEFAULT_CALIBRATION)).toEqual(FIRST)
  },
)

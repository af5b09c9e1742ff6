import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { clampKnob, DEFAULT_KNOBS, knobOf, type Look, LOOK_IDS, lookOf } from '#src/crt/knobs.ts'
import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { readLookJson, writeLookJson } from '#src/crt/presets/look-json.ts'
import { readLookLink, writeLookLink } from '#src/crt/presets/look-link.ts'
import { readLook } from '#src/crt/presets/read-look.ts'
import { PRESETS } from '#src/crt/presets.ts'

const LOOK = lookOf(DEFAULT_KNOBS)
const DOCUMENT: LookDocument = { name: 'Mine', look: LOOK, overrides: {} }

const anyLook: fc.Arbitrary<Look> = fc.record({
  ...LOOK,
  ...Object.fromEntries(
    LOOK_IDS.map((id) => {
      const { max, min } = knobOf(id)
      return [id, fc.double({ min, max, noNaN: true }).map((value) => clampKnob(id, value))]
    }),
  ),
} as never)
const anyPart: fc.Arbitrary<Partial<Look>> = fc
  .tuple(anyLook, fc.subarray([...LOOK_IDS]))
  .map(([look, ids]) => Object.fromEntries(ids.map((id) => [id, look[id]])))
const anyDocument: fc.Arbitrary<LookDocument> = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .filter((name) => name.trim() !== '' && name.length <= 60),
  look: anyLook,
  overrides: fc.record({ desktop: anyPart, mobile: anyPart, full: anyPart }, { requiredKeys: [] }),
})

test('reads 1,000 random looks back exactly, from a file and from a link', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const read = { ok: true, document }
      expect(readLookJson(writeLookJson(document))).toEqual(read)
      const address = new URL('http://127.0.0.1/')
      address.searchParams.set('look', writeLookLink(document))
      const link = new URL(address.href).searchParams.get('look') ?? ''
      expect(readLookLink(link)).toEqual(read)
    }),
    { numRuns: 1000 },
  )
})

test('fits every preset into an address of 2,000 characters', () => {
  for (const { look, name } of PRESETS) {
    expect(writeLookLink({ name, look, overrides: {} }).length).toBeLessThan(1_900)
  }
})

describe('readLook', () => {
  const written = (changes: object) => ({ version: 3, ...DOCUMENT, ...changes })

  test.each([
    ['the whole', [], '', 'This is no look: a look is an object with version, name and look.'],
    ['the whole', null, '', 'This is no look: a look is an object with version, name and look.'],
    ['version', written({ version: '2' }), 'version', 'version must be a whole number from 1 on.'],
    ['version', written({ version: 0 }), 'version', 'version must be a whole number from 1 on.'],
    ['name', written({ name: ' ' }), 'name', 'name must be a text of 1 to 60 characters.'],
    ['look', written({ look: [] }), 'look', 'look must be an object of knobs and numbers.'],
    [
      'a range',
      written({ look: { ...LOOK, curvature: 2 } }),
      'look.curvature',
      'look.curvature must be a number from 0 to 1.',
    ],
    [
      'a number',
      written({ look: { ...LOOK, bloom: '0.3' } }),
      'look.bloom',
      'look.bloom must be a number from 0 to 1.',
    ],
    [
      'a step',
      written({ look: { ...LOOK, bloomRadius: 1.3 } }),
      'look.bloomRadius',
      'look.bloomRadius must be a multiple of 0.5 away from 0.',
    ],
    [
      'a missing knob',
      written({ look: { ...LOOK, halfLife: undefined } }),
      'look.halfLife',
      'look.halfLife is missing.',
    ],
    [
      'an unknown knob',
      written({ look: { ...LOOK, wobble: 1 } }),
      'look.wobble',
      'There is no knob named "wobble".',
    ],
    [
      'calibration',
      written({ look: { ...LOOK, brightness: 100 } }),
      'look.brightness',
      'There is no knob named "brightness".',
    ],
    [
      'a profile',
      written({ overrides: { watch: {} } }),
      'overrides.watch',
      'There is no display profile named "watch".',
    ],
    [
      "a profile's knob",
      written({ overrides: { mobile: { bloom: -1 } } }),
      'overrides.mobile.bloom',
      'overrides.mobile.bloom must be a number from 0 to 1.',
    ],
  ])('rejects %s with its field and a sentence', (_, input, field, sentence) => {
    expect(readLook(input)).toEqual({ ok: false, failure: { field, sentence } })
  })

  test('rejects a text that is not JSON', () => {
    const failure = { field: '', sentence: 'This file is no JSON.' }
    expect(readLookJson('{"version": 2,')).toEqual({ ok: false, failure })
  })

  test.each([
    ['2**Mine**curvature_x', 'look.curvature'],
    ['2**Mine**curvature_0.3*wobble_1', 'look.wobble'],
    ['2**Mine**curvature', 'look.curvature'],
    ['two**Mine**', 'version'],
    ['2**%E0%A4%A**', 'name'],
    ['', 'version'],
  ])('rejects the link %j with its field', (link, field) => {
    expect(readLookLink(link)).toMatchObject({ ok: false, failure: { field } })
  })

  test('reads a look of version 1 with its missing knobs off', () => {
    const look = { curvature: 0.5, bloom: 0.4, halation: 0.2, bloomRadius: 5, halfLife: 10 }
    const read = readLook({ version: 1, name: 'Old', look })
    expect(read).toMatchObject({
      ok: true,
      document: { look: { ...look, halationRadius: 22, overdrive: 0.55, grain: 0, bezelSize: 0 } },
    })
  })

  test('reads the known knobs of a newer look and uses defaults for the rest', () => {
    const { grain: _, ...rest } = LOOK
    const read = readLook({
      ...{ version: 4, name: 'New', author: 'x' },
      look: { ...rest, curvature: 0.5, wobble: 1 },
      overrides: { watch: {}, mobile: { curvature: 0, wobble: 1 } },
    })
    expect(read).toEqual({
      ok: true,
      document: {
        name: 'New',
        look: { ...LOOK, curvature: 0.5 },
        overrides: { mobile: { curvature: 0 } },
      },
    })
  })
})

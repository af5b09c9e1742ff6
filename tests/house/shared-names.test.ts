import { expect, test } from 'vitest'
import { FAVOUR_TYPES } from '#src/protocol/calls/favours.ts'
import { ENCOUNTER_CHOICES } from '#src/protocol/encounter.ts'
import * as encounter from '#src/rules/encounters/encounter.ts'
import { FAVOURS } from '#src/rules/favours/favours.ts'
import { BOROUGHS, GOODS } from '#src/rules/market/goods.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/protocol/street.ts'

test('the protocol and the rules name the same goods and boroughs, in the same order', () => {
  expect(GOODS.map(({ symbol }) => symbol)).toEqual(GOOD_SYMBOLS)
  expect(BOROUGHS.map(({ name }) => name)).toEqual(BOROUGH_NAMES)
})

test('the protocol and the rules name the same choices and favours', () => {
  expect(encounter.ENCOUNTER_CHOICES).toEqual(ENCOUNTER_CHOICES)
  expect(FAVOURS).toEqual(FAVOUR_TYPES)
})

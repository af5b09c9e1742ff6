import { expect, test } from 'vitest'
import { type Labelled, LABELS, ratesOf, readLabelled } from '../../../../tools/voices/labelled.ts'

const reply = (a: Labelled['a'], b: Labelled['b']): Labelled => ({ id: 'x', shark: 'vinnie', a, b })

test('counts the labels of both people, and their agreement without that of chance', () => {
  const rates = ratesOf([
    reply('responsive', 'responsive'),
    reply('responsive', 'dodge'),
    reply('dodge', 'dodge'),
    reply('non-sequitur', 'non-sequitur'),
  ])
  expect(rates.counts).toEqual({ responsive: 3, dodge: 3, 'non-sequitur': 2 })
  expect(rates.agreement).toBe(0.75)
  // By chance 2/4·1/4 + 1/4·2/4 + 1/4·1/4 = 0.3125 of the labels are the same.
  expect(rates.kappa).toBeCloseTo((0.75 - 0.3125) / (1 - 0.3125))
})

test('every stored label is one of the three', () => {
  for (const { a, b } of readLabelled()) {
    expect(LABELS).toContain(a)
    expect(LABELS).toContain(b)
  }
})

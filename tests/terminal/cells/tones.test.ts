import { expect, test } from 'vitest'
import { BLINK, BOLD, DIM, INVERSE } from '#src/ecs/components/text-run.ts'
import { SEE_THROUGH, toneBytes, tonesOf } from '#src/terminal/cells/tones.ts'

const style = (attributes: number, foreground = 7, background = 2) => ({
  foreground,
  background,
  attributes,
})
const split = (tones: number) => ({ paper: tones & 0xff, ink: tones >> 8 })

test('default: a colour by itself is named twice', () => {
  expect(split(tonesOf(style(0), true))).toEqual({ paper: 0x22, ink: 0x77 })
  expect(split(tonesOf(style(BOLD), true))).toEqual({ paper: 0x22, ink: 0x77 })
})

test('behavior: inverse swaps, dim mixes, a blink that is off hides the ink', () => {
  expect(split(tonesOf(style(INVERSE), true))).toEqual({ paper: 0x77, ink: 0x22 })
  expect(split(tonesOf(style(DIM), true))).toEqual({ paper: 0x22, ink: 0x72 })
  expect(split(tonesOf(style(DIM | INVERSE), true))).toEqual({ paper: 0x77, ink: 0x72 })
  expect(split(tonesOf(style(BLINK), true))).toEqual({ paper: 0x22, ink: 0x77 })
  expect(split(tonesOf(style(BLINK), false))).toEqual({ paper: 0x22, ink: 0x22 })
})

test('behavior: no style of any cell is seen through', () => {
  for (let foreground = 0; foreground < 16; foreground += 1) {
    for (let background = 0; background < 16; background += 1) {
      for (let attributes = 0; attributes < 32; attributes += 1) {
        const { ink, paper } = split(tonesOf(style(attributes, foreground, background), true))
        expect([ink, paper]).not.toContain(SEE_THROUGH)
      }
    }
  }
})

test('behavior: a mixed tone is the mean, rounded down; see-through alone has no alpha', () => {
  const bytes = toneBytes([
    [0, 0, 0],
    [10, 21, 255],
  ])
  expect([...bytes.subarray(0x11 * 4, 0x11 * 4 + 4)]).toEqual([10, 21, 255, 255])
  expect([...bytes.subarray(0x10 * 4, 0x10 * 4 + 4)]).toEqual([5, 10, 127, 255])
  const clear = Array.from({ length: 256 }, (_, tone) => tone).filter(
    (tone) => bytes[tone * 4 + 3] === 0,
  )
  expect(clear).toEqual([SEE_THROUGH])
})

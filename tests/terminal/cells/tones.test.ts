import { expect, test } from 'vitest'
import { BLINK, BOLD, DIM, INVERSE } from '#src/ecs/components/text-run.ts'
import { TRANSPARENT, toneBytes, tonesOf } from '#src/terminal/cells/tones.ts'

const style = (attributes: number, foreground = 7, background = 2) => ({
  foreground,
  background,
  attributes,
})
const split = (tones: number) => ({ paper: tones & 0xff, ink: tones >> 8 })

test('names a single colour twice', () => {
  expect(split(tonesOf(style(0), true))).toEqual({ paper: 0x22, ink: 0x77 })
  expect(split(tonesOf(style(BOLD), true))).toEqual({ paper: 0x22, ink: 0x77 })
})

test('swaps the colours for inverse, mixes them for dim, and hides the ink in the dark phase of a blink', () => {
  expect(split(tonesOf(style(INVERSE), true))).toEqual({ paper: 0x77, ink: 0x22 })
  expect(split(tonesOf(style(DIM), true))).toEqual({ paper: 0x22, ink: 0x72 })
  expect(split(tonesOf(style(DIM | INVERSE), true))).toEqual({ paper: 0x77, ink: 0x72 })
  expect(split(tonesOf(style(BLINK), true))).toEqual({ paper: 0x22, ink: 0x77 })
  expect(split(tonesOf(style(BLINK), false))).toEqual({ paper: 0x22, ink: 0x22 })
})

test('gives no style the transparent tone', () => {
  for (let foreground = 0; foreground < 16; foreground += 1) {
    for (let background = 0; background < 16; background += 1) {
      for (let attributes = 0; attributes < 32; attributes += 1) {
        const { ink, paper } = split(tonesOf(style(attributes, foreground, background), true))
        expect([ink, paper]).not.toContain(TRANSPARENT)
      }
    }
  }
})

test('mixes two colours to their mean, rounded down, and makes only one tone transparent', () => {
  const bytes = toneBytes([
    [0, 0, 0],
    [10, 21, 255],
  ])
  expect([...bytes.subarray(0x11 * 4, 0x11 * 4 + 4)]).toEqual([10, 21, 255, 255])
  expect([...bytes.subarray(0x10 * 4, 0x10 * 4 + 4)]).toEqual([5, 10, 127, 255])
  const clear = Array.from({ length: 256 }, (_, tone) => tone).filter(
    (tone) => bytes[tone * 4 + 3] === 0,
  )
  expect(clear).toEqual([TRANSPARENT])
})

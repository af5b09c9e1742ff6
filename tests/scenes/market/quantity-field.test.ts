import { expect, test } from 'vitest'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'
import { drawQuantityField } from '#src/scenes/market/quantity-field.ts'

function draw(value: string) {
  const world = createTestWorld()
  const typed: string[] = []
  drawQuantityField(world, {
    ...{ column: 0, row: 0, columns: 10, value, most: 40, max: () => 40 },
    slider: { column: 0, row: 2, columns: 41 },
    steps: { pad: 1, row: 0, max: 12, fewer: 18, more: 22 },
    change: (text) => typed.push(text),
    submit: () => undefined,
  })
  const { InputLine, Slider, TextRun } = world.components
  const slider = Slider.value.findIndex((held) => held !== undefined)
  const input = InputLine.value.findIndex((held) => held !== undefined)
  return {
    typed,
    type: (text: string) => InputLine.change[input]?.(text),
    slider: () => [Slider.value[slider], TextRun.text[slider]?.length],
  }
}

test('moves the slider to the typed quantity', () => {
  const { slider, type, typed } = draw('5')
  expect(slider()).toEqual([5, 41])
  type('12')
  expect(slider()).toEqual([12, 41])
  expect(typed).toEqual(['12'])
})

test('does not move the slider on text that is not a number', () => {
  const { slider, type, typed } = draw('5')
  type('5x')
  expect(slider()).toEqual([5, 41])
  expect(typed).toEqual(['5x'])
  expect(draw('5x').slider()).toEqual([1, 41])
})

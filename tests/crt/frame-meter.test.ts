import { expect, test } from 'vitest'
import { createFrameMeter, type FrameCost } from '#src/crt/frame-meter.ts'

function setup() {
  let clock = 0
  const costs: FrameCost[] = []
  const meter = createFrameMeter({
    now: () => clock,
    waitForDrawing: () => {
      clock += 1
    },
    report: (cost) => costs.push(cost),
  })
  const spend = (ms: number) => (): string => {
    clock += ms
    return 'done'
  }
  return { meter, costs, spend }
}

test('reports the cost of each pass without its nested passes', () => {
  const { meter, costs, spend } = setup()
  expect(meter.gauge('text', spend(4))).toBe('done')
  meter.gauge('glass', () => {
    meter.gauge('afterglow', spend(2))
    meter.gauge('glow', spend(6))
    spend(9)()
  })
  meter.end(true)
  expect(costs).toEqual([{ total: 25, passes: { text: 5, afterglow: 3, glow: 7, glass: 10 } }])
})

test('reports nothing for a beat without a frame, and does not add it to the next', () => {
  const { meter, costs, spend } = setup()
  meter.gauge('text', spend(4))
  meter.end(false)
  meter.gauge('glass', spend(1))
  meter.end(true)
  expect(costs).toEqual([{ total: 2, passes: { glass: 2 } }])
})

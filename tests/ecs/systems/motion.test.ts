import { describe, expect, test } from 'vitest'
import { stepWorld } from '#src/ecs/schedule.ts'
import { BLINK } from '#src/ecs/components/text-run.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnProgressBar } from '#src/ecs/spawn/spawn-progress-bar.ts'
import { spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteTicker, spawnTicker } from '#src/ecs/spawn/spawn-ticker.ts'
import { spawnTypewriter } from '#src/ecs/spawn/spawn-typewriter.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import {
  scrollBarGeometry,
  fling,
  holdScroll,
  isNearBottom,
  jumpTo,
  scrollBy,
  scrollEnd,
  scrollTo,
  setContentRows,
} from '#src/ecs/systems/scroll-to.ts'
import { setProgress } from '#src/ecs/systems/set-progress.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { createTestWorld } from '../../support/terminal/test-world.ts'

/** Makes `times` steps of `ms` and returns the number of steps that changed something visible. */
function run(world: GameWorld, ms: number, times: number): number {
  let changes = 0
  for (let round = 0; round < times; round += 1) {
    const before = world.revision
    stepWorld(world, world.time.now + ms)
    if (world.revision !== before) changes += 1
  }
  return changes
}

describe('ticker', () => {
  const place = { text: 'WEED +3 COKE -2', column: 10, row: 0, columns: 20, speed: 100 }

  test('moves left at its speed in a seamless loop', () => {
    const world = createTestWorld()
    const { layer, line, text } = spawnTicker(world, place)
    const { Layer, TextRun, TickerLine } = world.components
    run(world, 100, 5)
    expect(Layer.scrollX[layer]).toBe(50)
    const round = TickerLine.width[line] ?? 0
    expect(round).toBe((15 + 4) * 8)
    expect((TextRun.text[text] ?? '').length * 8).toBeGreaterThanOrEqual(round + 160)
    run(world, (round - 50) * 10 + 30, 1)
    expect(Layer.scrollX[layer]).toBe(3)
  })

  test('moves the same distance at any frame rate', () => {
    const [fine, coarse] = [createTestWorld(), createTestWorld()]
    const tickers = [spawnTicker(fine, place), spawnTicker(coarse, place)]
    run(fine, 10, 1234)
    run(coarse, 12_340, 1)
    const [a, b] = [fine, coarse].map(
      (world, index) => world.components.TickerLine.travelled[tickers[index]?.line ?? 0],
    )
    expect(a).toBeCloseTo(b ?? -1, 6)
  })

  test('moves by whole windows under reduced motion', () => {
    const world = createTestWorld({ reducedMotion: true })
    const { layer } = spawnTicker(world, { ...place, columns: 10 })
    const { Layer } = world.components
    expect(run(world, 100, 7)).toBe(0)
    run(world, 200, 1)
    expect(Layer.scrollX[layer]).toBe(80)
  })

  test('keeps its position when the text is replaced, and ignores the same text', () => {
    const world = createTestWorld()
    const ticker = spawnTicker(world, place)
    run(world, 100, 5)
    const before = world.revision
    rewriteTicker(world, ticker, place.text)
    expect(world.revision).toBe(before)
    rewriteTicker(world, ticker, 'LUDES +12')
    expect(world.components.TextRun.text[ticker.text]).toMatch(/^LUDES \+12 {4}LUDES/)
    expect(world.components.Spoken.details[ticker.text]?.name).toBe('LUDES +12')
  })
})

describe('typewriter', () => {
  test('shows one grapheme after another and then stops changing', () => {
    const world = createTestWorld()
    const text = spawnTypewriter(world, {
      text: 'ae\u0301中!',
      column: 0,
      row: 0,
      graphemesPerSecond: 10,
    })
    expect(shownText(world, text)).toBe('')
    run(world, 100, 2)
    expect(shownText(world, text)).toBe('ae\u0301')
    run(world, 100, 2)
    expect(shownText(world, text)).toBe('ae\u0301中!')
    expect(run(world, 100, 10)).toBe(0)
  })

  test('shows the whole text at once under reduced motion', () => {
    const world = createTestWorld({ reducedMotion: true })
    const text = spawnTypewriter(world, { text: 'all', column: 0, row: 0, graphemesPerSecond: 1 })
    run(world, 1, 1)
    expect(shownText(world, text)).toBe('all')
  })
})

describe('scroll', () => {
  function setup(reducedMotion = false) {
    const world = createTestWorld({ reducedMotion })
    const window = { column: 0, row: 2, columns: 40, rows: 10 }
    return { world, ...spawnScroll(world, { window, contentRows: 50, barColumn: 41 }) }
  }

  test('glides to the target and stops there', () => {
    const { world, layer, scroll } = setup()
    scrollTo(world, scroll, 320)
    run(world, 16, 1)
    const { Layer } = world.components
    expect(Layer.scrollY[layer]).toBeGreaterThan(0)
    expect(Layer.scrollY[layer]).toBeLessThan(320)
    run(world, 16, 60)
    expect(Layer.scrollY[layer]).toBe(320)
    expect(run(world, 16, 20)).toBe(0)
  })

  test('glides at the same pace at any frame rate', () => {
    const [fine, coarse] = [setup(), setup()]
    scrollTo(fine.world, fine.scroll, 600)
    scrollTo(coarse.world, coarse.scroll, 600)
    run(fine.world, 4, 30)
    run(coarse.world, 40, 3)
    const offsetOf = ({ world, scroll }: typeof fine) => world.components.Scroll.offset[scroll] ?? 0
    expect(offsetOf(fine)).toBeCloseTo(offsetOf(coarse), 6)
  })

  test('slows a fling down until it stops or is held', () => {
    const { world, scroll } = setup()
    const { Scroll } = world.components
    const offset = () => Scroll.offset[scroll] ?? 0
    fling(world, scroll, 1)
    run(world, 16, 1)
    // The speed of the fling, px per ms.
    expect(offset() / 16).toBeCloseTo(1, 1)
    run(world, 16, 12)
    const soon = offset()
    run(world, 16, 12)
    expect(offset() - soon).toBeLessThan(soon * 0.6)
    run(world, 16, 200)
    expect(offset()).toBeCloseTo(200 / Math.LN2, 0)
    fling(world, scroll, -1)
    run(world, 16, 2)
    holdScroll(world, scroll)
    const held = offset()
    run(world, 16, 20)
    expect(offset()).toBeCloseTo(held, 0)
  })

  test('does not hold a glide, and does not fling under reduced motion', () => {
    const glide = setup()
    scrollTo(glide.world, glide.scroll, 320)
    run(glide.world, 16, 1)
    holdScroll(glide.world, glide.scroll)
    run(glide.world, 16, 60)
    expect(glide.world.components.Scroll.offset[glide.scroll]).toBe(320)
    const still = setup(true)
    fling(still.world, still.scroll, 5)
    run(still.world, 16, 5)
    expect(still.world.components.Scroll.offset[still.scroll]).toBe(0)
  })

  test('moves the thumb over the whole bar', () => {
    const { world, scroll, bar } = setup()
    if (bar === null) return expect.unreachable()
    expect(scrollBarGeometry(world, bar)).toEqual({ first: 0, thumb: 32, track: 128 })
    jumpTo(world, scroll, scrollEnd(world, scroll) / 2)
    expect(scrollBarGeometry(world, bar).first).toBe(64)
    jumpTo(world, scroll, scrollEnd(world, scroll))
    expect(scrollBarGeometry(world, bar).first).toBe(128)
  })

  test('jumps to the target under reduced motion', () => {
    const { world, layer, scroll } = setup(true)
    scrollTo(world, scroll, 320)
    run(world, 1, 1)
    expect(world.components.Layer.scrollY[layer]).toBe(320)
  })

  test('clamps the target to the content', () => {
    const { world, scroll } = setup()
    const { Scroll } = world.components
    scrollBy(world, scroll, -100)
    expect(Scroll.target[scroll]).toBe(0)
    scrollBy(world, scroll, 1e6)
    expect(Scroll.target[scroll]).toBe(40 * 16)
    expect(scrollEnd(world, scroll)).toBe(40 * 16)
    expect(isNearBottom(world, scroll, 0)).toBe(true)
    setContentRows(world, scroll, 70)
    expect(isNearBottom(world, scroll, 200)).toBe(false)
    setContentRows(world, scroll, 5)
    expect(Scroll.target[scroll]).toBe(0)
  })

  test('draws the thumb at the position of the scroll', () => {
    const { world, bar, scroll } = setup()
    const cells = () => (world.components.TextRun.text[bar ?? 0] ?? '').replaceAll('\n', '')
    expect(cells()).toBe('██││││││││')
    jumpTo(world, scroll, scrollEnd(world, scroll))
    run(world, 16, 1)
    expect(cells()).toBe('││││││││██')
    setContentRows(world, scroll, 10)
    run(world, 16, 60)
    expect(cells()).toBe(' '.repeat(10))
  })
})

describe('blink', () => {
  test('blinks the caret of the focused line, and leaves it lit after 10 s', () => {
    const world = createTestWorld()
    const submit = () => undefined
    const input = spawnInputLine(world, { name: 'Message', column: 0, row: 0, columns: 9, submit })
    expect(run(world, 100, 20)).toBe(0)
    focus(world, input)
    expect(run(world, 100, 100)).toBeGreaterThan(15)
    expect(run(world, 100, 100)).toBeLessThanOrEqual(1)
    expect(world.components.Blink.lit[input]).toBe(true)
  })

  test("blinks all cells with the attribute together by the world's clock", () => {
    const world = createTestWorld()
    spawnText(world, { text: 'ALERT', column: 0, row: 0, attributes: BLINK })
    expect(run(world, 10, 5)).toBe(0)
    expect(run(world, 10, 1)).toBe(1)
    const calm = createTestWorld({ reducedMotion: true })
    spawnText(calm, { text: 'ALERT', column: 0, row: 0, attributes: BLINK })
    expect(run(calm, 100, 50)).toBe(0)
  })
})

test('draws progress bars completely full only at 1 and completely empty only at 0', () => {
  const world = createTestWorld()
  const bar = spawnProgressBar(world, { column: 0, row: 0, columns: 10, name: 'Starting' })
  const cells = (value: number): string | undefined => {
    setProgress(world, bar, value)
    run(world, 16, 1)
    return world.components.TextRun.text[bar]
  }
  expect([0, 0.001, 0.5, 0.999, 1].map(cells)).toEqual([
    '▒'.repeat(10),
    `█${'▒'.repeat(9)}`,
    `${'█'.repeat(5)}${'▒'.repeat(5)}`,
    `${'█'.repeat(9)}▒`,
    '█'.repeat(10),
  ])
})

describe('schedule', () => {
  test('keeps the revision of a world in which nothing moves', () => {
    const world = createTestWorld()
    spawnText(world, { text: 'still', column: 0, row: 0 })
    spawnProgressBar(world, { column: 0, row: 1, columns: 10, name: 'Starting', value: 0.3 })
    const window = { column: 0, row: 2, columns: 40, rows: 10 }
    spawnScroll(world, { window, contentRows: 50, barColumn: 41 })
    run(world, 16, 1)
    expect(run(world, 16, 100)).toBe(0)
  })

  test('never runs time backwards', () => {
    const world = createTestWorld()
    stepWorld(world, 500)
    expect(world.time).toEqual({ now: 1000, delta: 0 })
  })
})

import { describe, expect } from 'vitest'
import { DEFAULT_KNOBS, KNOBS, type KnobValues, withLook } from '#src/crt/knobs.ts'
import { DEFAULT_PRESET, PRESETS } from '#src/crt/presets.ts'
import { layOutFrame, PROFILES } from '#src/crt/frame.ts'
import { glassTest as test } from '#tests/support/page-test.ts'
import { type PageSource } from '#tests/support/tabs.ts'
import { countFlashes, measureSwings, type Swings } from '#tests/support/webgl/measure-flashes.ts'
import { measureLegibility } from '#tests/support/webgl/measure-legibility.ts'
import { measureMoire } from '#tests/support/webgl/measure-moire.ts'

let tabs: PageSource
test.beforeEach(({ tabs: own }) => {
  tabs = own
})

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function expectNoFlash(name: string, { peakToPeak, reversals, step }: Swings): void {
  say(`${name}: light ${percent(peakToPeak)} p-p, step ${percent(step)}, ${reversals} reversals/s`)
  expect(peakToPeak).toBeLessThanOrEqual(0.05)
  expect(step).toBeLessThanOrEqual(0.01)
  expect(reversals).toBeLessThanOrEqual(3)
}

describe('flashes', () => {
  test.each(PRESETS)('of $id stay below the limits', async ({ id, look }) => {
    const knobs = withLook(DEFAULT_KNOBS, look)
    expectNoFlash(id, await measureSwings(tabs, knobs, 60))
    expect(await countFlashes(tabs, knobs, 'on')).toBeLessThanOrEqual(3)
    expect(await countFlashes(tabs, knobs, 'off')).toBeLessThanOrEqual(3)
  })

  /** Amounts and speeds only matter together: each knob is at its maximum while all moving knobs are on. */
  const moving = Object.fromEntries(
    KNOBS.filter(({ group }) => group === 'signal').map(({ id, max }) => [id, max / 2]),
  )
  test.each(KNOBS)('of $id at its maximum stay below the limits', async ({ id, max }) => {
    const knobs: KnobValues = { ...DEFAULT_KNOBS, ...moving, noiseSize: 3, [id]: max }
    expectNoFlash(`${id} ${max}`, await measureSwings(tabs, knobs, 20))
  })
})

describe('legibility', () => {
  test.each(PRESETS)('of $id reaches its minimum', async ({ id, look }) => {
    const { contrast, dimContrast, recognised } = await measureLegibility(tabs, look)
    const ratios = `contrast ${contrast.toFixed(1)}:1, of dim text ${dimContrast.toFixed(1)}:1`
    say(`${id}: ${percent(recognised)} recognised, ${ratios}`)
    const isDefault = id === DEFAULT_PRESET
    expect(recognised).toBeGreaterThanOrEqual(isDefault ? 0.995 : 0.97)
    expect(contrast).toBeGreaterThanOrEqual(isDefault ? 7 : 4.5)
    expect(dimContrast).toBeGreaterThanOrEqual(4.5)
  })

  test('of the default look on the lowest tier is not worse', async () => {
    const { contrast, recognised } = await measureLegibility(
      tabs,
      withLook(DEFAULT_KNOBS, PRESETS[0]?.look ?? DEFAULT_KNOBS),
      'bare',
    )
    say(`bare: ${percent(recognised)} recognised, contrast ${contrast.toFixed(1)}:1`)
    expect(recognised).toBeGreaterThanOrEqual(0.97)
    expect(contrast).toBeGreaterThanOrEqual(4.5)
  })
})

describe('moiré', () => {
  const WINDOWS = [
    { width: 1280, height: 720 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
    { width: 3840, height: 2160 },
  ]
  const RATIOS = [1, 1.25, 1.5, 2, 3]
  /** The largest height of a canvas. */
  const HIGHEST = 4320
  const heights = new Set(
    WINDOWS.flatMap((window) =>
      RATIOS.map((pixelRatio) => {
        const around = { window, pixelRatio, hasCoarsePointer: false }
        return layOutFrame(around, PROFILES.desktop).device.height
      }),
    ).filter((height) => height <= HIGHEST),
  )

  test.each([...heights].sort((a, b) => a - b))(
    'is invisible on a glass %d px high',
    async (height) => {
      const ripples: number[] = []
      for (const curvature of [0, 0.1, 0.3, 0.6, 1]) {
        ripples.push(await measureMoire(tabs, height, { scanlineDepth: 1, curvature }))
      }
      say(`${height} px: moiré ${ripples.map(percent).join(', ')}`)
      expect(Math.max(...ripples)).toBeLessThanOrEqual(0.03)
    },
  )
})

import { type KnobValues } from '#src/crt/knobs.ts'
import { type PageSource } from '../tabs.ts'
import { openTubePage, paint } from './open-tube-page.ts'
import { cellsOf, drawText } from './text-picture.ts'

/** A part of a screen at its real size: with fewer pixels than texels, edges would flicker that do not. */
const BUFFER = { width: 320, height: 192 }
const OUTPUT = { width: 320, height: 240 }
const LINES = Array.from({ length: 12 }, (_, row) =>
  row % 4 === 3 ? '█'.repeat(40) : 'You owe me, kid. Three days. Ten percent'.slice(row % 3),
)
const SECONDS = 5

/** How the light of a still picture varies over five seconds. */
export interface Swings {
  /** Highest to lowest mean luminance, as a share of their mean. */
  readonly peakToPeak: number
  /** The largest change between two frames, as a share of the mean. */
  readonly step: number
  /** The number of reversals of the light after changes of half a percent or more, in the worst second. */
  readonly reversals: number
}

/** Reads the canvas at every frame that the tube requests by itself, on a display of `hertz`. */
export async function measureSwings(
  tabs: PageSource,
  knobs: KnobValues,
  hertz = 30,
): Promise<Swings> {
  const page = await openTubePage(tabs, { buffer: BUFFER, output: OUTPUT, knobs })
  await paint(page, drawText(BUFFER, cellsOf(LINES), knobs))
  const times = Array.from(
    { length: SECONDS * hertz },
    (_, frame) => 20_000 + (frame * 1000) / hertz,
  )
  const lights = await page.evaluate((moments) => {
    window.tubePage.frame(0, true)
    window.tubePage.frame(19_900, false)
    return window.tubePage.luminances(moments)
  }, times)
  return swingsOf(lights, hertz)
}

/** Pairs of opposing changes of a tenth of the brightest light or more, while the tube powers on or off. */
export async function countFlashes(
  tabs: PageSource,
  knobs: KnobValues,
  kind: 'on' | 'off',
): Promise<number> {
  const page = await openTubePage(tabs, { buffer: BUFFER, output: OUTPUT, knobs })
  await paint(page, drawText(BUFFER, cellsOf(LINES), knobs))
  const times = Array.from({ length: 240 }, (_, frame) => 20_000 + (frame * 1000) / 60)
  const lights = await page.evaluate(
    ([moments, how]) => {
      window.tubePage.frame(0, true)
      const [before = 0] = window.tubePage.luminances([19_900])
      window.tubePage.switchTo(how, 20_000)
      return [...(how === 'off' ? [before] : []), ...window.tubePage.luminances(moments)]
    },
    [times, kind] as const,
  )
  return Math.floor(reversalsOf(lights, 0.1 * Math.max(...lights)).length / 2)
}

function swingsOf(lights: readonly number[], hertz: number): Swings {
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length
  const steps = lights.slice(1).map((light, at) => Math.abs(light - (lights[at] ?? light)))
  const reversals = reversalsOf(lights, 0.005 * mean)
  const inSecondFrom = (frame: number): number =>
    reversals.filter((turn) => turn >= frame && turn < frame + hertz).length
  return {
    peakToPeak: (Math.max(...lights) - Math.min(...lights)) / mean,
    step: Math.max(...steps) / mean,
    reversals: Math.max(...lights.map((_, frame) => inSecondFrom(frame))),
  }
}

/** The frames at which the light reverses, if both changes are at least `least`. */
function reversalsOf(lights: readonly number[], least: number): number[] {
  const reversals: number[] = []
  let [extreme = 0] = lights
  let direction = 0
  lights.forEach((light, frame) => {
    if (direction * (light - extreme) >= 0 && direction !== 0) extreme = light
    else if (Math.abs(light - extreme) >= least) {
      if (direction !== 0) reversals.push(frame)
      direction = Math.sign(light - extreme)
      extreme = light
    }
  })
  return reversals
}

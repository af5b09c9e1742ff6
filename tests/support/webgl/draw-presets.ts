import { DEFAULT_KNOBS, withLook } from '#src/crt/knobs.ts'
import { PRESETS } from '#src/crt/presets.ts'
import { launchChromium } from '../chromium.ts'
import { createTabs } from '../tabs.ts'
import { openTubePage, paint } from './open-tube-page.ts'
import { sampleScreen } from './sample-screen.ts'
import { drawText } from './text-picture.ts'

const BUFFER = { width: 640, height: 400 }

interface PresetSheet {
  /** Device pixels of each tube. */
  readonly tube: { readonly width: number; readonly height: number }
  /** The width of each picture on the sheet. */
  readonly shownWidth: number
  readonly columns: number
}

/** Draws every preset over the same screen, side by side with its name, as a PNG. */
export async function drawPresets({ columns, shownWidth, tube }: PresetSheet): Promise<Buffer> {
  const tabs = createTabs(launchChromium)
  try {
    const pictures: { name: string; pixels: string }[] = []
    for (const { look, name } of PRESETS) {
      const knobs = withLook(DEFAULT_KNOBS, look)
      const page = await openTubePage(tabs, { buffer: BUFFER, output: tube, knobs })
      await paint(page, drawText(BUFFER, sampleScreen(), look))
      const pixels = await page.evaluate(() => {
        window.tubePage.frame(0, true)
        return window.tubePage.read(10_000, false)
      })
      pictures.push({ name, pixels })
    }
    const page = await tabs.open()
    const sheet = await page.evaluate(layOut, { pictures, columns, shownWidth, ...tube })
    return Buffer.from(sheet, 'base64')
  } finally {
    await tabs.close()
  }
}

/** Runs in the page. */
function layOut(given: {
  readonly pictures: readonly { readonly name: string; readonly pixels: string }[]
  readonly columns: number
  readonly shownWidth: number
  readonly width: number
  readonly height: number
}): string {
  const { columns, height, pictures, shownWidth, width } = given
  const [gap, caption] = [8, 18]
  const shownHeight = Math.round((height * shownWidth) / width)
  const sheet = document.createElement('canvas')
  sheet.width = columns * (shownWidth + gap) + gap
  sheet.height = Math.ceil(pictures.length / columns) * (shownHeight + caption + gap) + gap
  const context = sheet.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#101010'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.imageSmoothingQuality = 'high'
  for (const [index, { name, pixels }] of pictures.entries()) {
    const bytes = Uint8ClampedArray.from(atob(pixels), (character) => character.charCodeAt(0))
    const whole = document.createElement('canvas')
    Object.assign(whole, { width, height })
    whole.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0)
    const left = gap + (index % columns) * (shownWidth + gap)
    const top = gap + Math.floor(index / columns) * (shownHeight + caption + gap)
    context.drawImage(whole, left, top, shownWidth, shownHeight)
    context.fillStyle = '#b0b0b0'
    context.font = '12px sans-serif'
    context.fillText(name, left, top + shownHeight + 13)
  }
  // The sheet is only for viewing: fewer shades reduce the file to a third.
  const painted = context.getImageData(0, 0, sheet.width, sheet.height)
  painted.data.forEach((value, at) => {
    if (at % 4 < 3) painted.data[at] = Math.min(255, value + 4) & 0xf8
  })
  context.putImageData(painted, 0, 0)
  return sheet.toDataURL('image/png').split(',')[1] ?? ''
}

import { DEFAULT_KNOBS, withLook } from '#src/crt/knobs.ts'
import { type Preset, PRESETS } from '#src/crt/presets.ts'
import { type Size } from '#src/crt/sizes.ts'
import { launchChromium } from '../chromium.ts'
import { createTabs, type PageSource } from '../tabs.ts'
import { openTubePage, paint } from './open-tube-page.ts'
import { sampleCorner, sampleScreen } from './sample-screen.ts'
import { drawText, type TextCell } from './text-picture.ts'

const BUFFER = { width: 640, height: 400 }
/** A corner of the screen, so that letters are large enough for a small picture. */
const CORNER = { width: 160, height: 96 }
/** The tube of a small picture, in px: large enough for scanlines and masks. */
const CORNER_TUBE = { width: 480, height: 346 }
const SMALL_WIDTH = 240
const QUALITY = 0.8

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
    const screen = { buffer: BUFFER, cells: sampleScreen(), output: tube }
    const pictures: { name: string; pixels: string }[] = []
    for (const preset of PRESETS) {
      pictures.push({ name: preset.name, pixels: await drawPreset(tabs, preset, screen) })
    }
    const page = await tabs.open()
    const sheet = await page.evaluate(layOut, { pictures, columns, shownWidth, ...tube })
    return Buffer.from(sheet, 'base64')
  } finally {
    await tabs.close()
  }
}

/** Draws a small picture of every preset, as WebP. */
export async function drawThumbnails(): Promise<{ id: string; picture: Buffer }[]> {
  const tabs = createTabs(launchChromium)
  try {
    const screen = { buffer: CORNER, cells: sampleCorner(), output: CORNER_TUBE }
    const page = await tabs.open()
    const thumbnails: { id: string; picture: Buffer }[] = []
    for (const preset of PRESETS) {
      const pixels = await drawPreset(tabs, preset, screen)
      const given = { pixels, ...CORNER_TUBE, shownWidth: SMALL_WIDTH, quality: QUALITY }
      const picture = Buffer.from(await page.evaluate(shrink, given), 'base64')
      thumbnails.push({ id: preset.id, picture })
    }
    return thumbnails
  } finally {
    await tabs.close()
  }
}

interface Screen {
  readonly buffer: Size
  readonly cells: readonly TextCell[]
  /** The size of the tube in device pixels. */
  readonly output: Size
}

/** Draws a screen through the tube with a preset. Returns its pixels as RGBA in base64. */
async function drawPreset(
  tabs: PageSource,
  { look }: Preset,
  { buffer, cells, output }: Screen,
): Promise<string> {
  const knobs = withLook(DEFAULT_KNOBS, look)
  const page = await openTubePage(tabs, { buffer, output, knobs })
  await paint(page, drawText(buffer, cells, look))
  return page.evaluate(() => {
    window.tubePage.frame(0, true)
    return window.tubePage.read(10_000, false)
  })
}

/** Runs in the page. */
function shrink(given: {
  readonly pixels: string
  readonly width: number
  readonly height: number
  readonly shownWidth: number
  readonly quality: number
}): string {
  const { height, pixels, quality, shownWidth, width } = given
  const bytes = Uint8ClampedArray.from(atob(pixels), (character) => character.charCodeAt(0))
  const whole = document.createElement('canvas')
  Object.assign(whole, { width, height })
  whole.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0)
  const small = document.createElement('canvas')
  Object.assign(small, { width: shownWidth, height: Math.round((height * shownWidth) / width) })
  const context = small.getContext('2d')
  if (!context) return ''
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, small.width, small.height)
  return small.toDataURL('image/webp', quality).split(',')[1] ?? ''
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

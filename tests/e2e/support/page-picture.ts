import { readFileSync } from 'node:fs'
import { type Locator } from '@playwright/test'
import { place } from '../../../tools/lib/places.mjs'
import { expect } from './player.ts'

const FONT = place('node_modules/@fontsource/unifont/files/unifont-latin-400-normal.woff2')
/** Builds of a browser differ slightly in how they smooth letters. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 }

/**
 * Compares an element of the page with its stored picture. Uses the terminal's font, because system fonts differ between
 * machines, and hides the glass.
 */
export async function expectPagePicture(part: Locator, name: string): Promise<void> {
  await part.evaluate(usePlainStyle, readFileSync(FONT).toString('base64'))
  const seen = await part.screenshot({ animations: 'disabled' })
  await part.evaluate(() => {
    for (const canvas of document.querySelectorAll('canvas')) canvas.style.visibility = ''
  })
  expect(seen).toMatchSnapshot(`${name}.png`, TOLERANCE)
}

/** Runs in the page. Its policy allows no foreign style sheets, so the styles are set by script. */
async function usePlainStyle(part: Element, font: string): Promise<void> {
  const bytes = Uint8Array.from(atob(font), (character) => character.codePointAt(0) ?? 0)
  const face = new FontFace('Pictured', bytes.buffer)
  document.fonts.add(await face.load())
  for (const element of [part, ...part.querySelectorAll('*')]) {
    if (element instanceof HTMLElement)
      element.style.setProperty('font-family', 'Pictured', 'important')
  }
  for (const canvas of document.querySelectorAll('canvas')) canvas.style.visibility = 'hidden'
}

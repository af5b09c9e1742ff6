import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Locator, type Page } from '@playwright/test'
import { expect, type Player } from './player.ts'

/** The tweak panel, accessed through its roles. */
export class Panel {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('complementary', { name: 'Tweak panel' })
  }

  async open(player: Player, query = ''): Promise<void> {
    await player.open(`/?view=waitlist&tweak=crt${query}`)
    await expect(this.root).toBeVisible()
    // The glass shrinks for the panel.
    await passFrames(this.page, 5)
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }

  slider(name: string): Locator {
    return this.root.getByRole('slider', { name, exact: true })
  }

  number(name: string): Locator {
    return this.root.getByRole('spinbutton', { name, exact: true })
  }

  get preset(): Locator {
    return this.root.getByRole('combobox', { name: 'Preset' })
  }

  get modified(): Locator {
    return this.root.getByText('Modified', { exact: true })
  }

  get link(): Locator {
    return this.root.getByRole('textbox', { name: 'Share link' })
  }

  /** Exports the active look and returns the file's content. */
  async look(): Promise<{ name: string; look: Record<string, number>; overrides: object }> {
    const waiting = this.page.waitForEvent('download')
    await this.button('Export JSON').click()
    const file = await (await waiting).path()
    return JSON.parse(await readFile(file, 'utf8'))
  }

  async import(name: string, text: string): Promise<void> {
    const waiting = this.page.waitForEvent('filechooser')
    await this.button('Import JSON').click()
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
    await (await waiting).setFiles(file)
  }
}

/** Returns a hash of the visible part of the glass, next to or above the panel. */
export async function picture(page: Page): Promise<string> {
  const glass = await page.locator('canvas').boundingBox()
  const panel = await page.getByRole('complementary', { name: 'Tweak panel' }).boundingBox()
  if (!glass || !panel) throw new Error('The glass or the panel is missing.')
  const width = panel.x > glass.x ? Math.min(glass.width, panel.x - glass.x) : glass.width
  const height = Math.min(glass.height, panel.x > glass.x ? glass.height : panel.y - glass.y)
  const seen = await page.screenshot({ clip: { x: glass.x, y: glass.y, width, height } })
  return createHash('sha256').update(seen).digest('hex')
}

/** Waits until the page has drawn `count` frames. */
export async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, count)
}

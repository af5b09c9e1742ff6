const GAP = 12
const CAPTION = 22
/** The height of a picture, px. */
const SHOWN_HEIGHT = 150

/**
 * Draws a table of pictures: a row for each screen, a column for each size.
 * @param {import('playwright').Browser} browser the browser that draws the sheet
 * @param {ReadonlyMap<string, ReadonlyMap<string, Buffer>>} screens PNG by the screen's name and by the size
 * @param {readonly { readonly width: number, readonly height: number }[]} sizes CSS px
 * @returns {Promise<Buffer>} WebP
 */
export async function drawSizesSheet(browser, screens, sizes) {
  const widths = sizes.map(({ width, height }) => Math.round((width * SHOWN_HEIGHT) / height))
  const page = await browser.newPage()
  const sheet = await page.evaluate(draw, {
    ...{ gap: GAP, caption: CAPTION, shownHeight: SHOWN_HEIGHT, widths },
    titles: sizes.map(({ width, height }) => `${width} x ${height}`),
    rows: [...screens].map(([name, pictures]) => ({
      name,
      pictures: sizes.map(({ width, height }) =>
        pictures.get(`${width}x${height}`)?.toString('base64'),
      ),
    })),
  })
  await page.close()
  return Buffer.from(sheet, 'base64')
}

/**
 * Runs in the page. Returns the sheet as WebP in base64.
 * @param {{
 *   gap: number, caption: number, shownHeight: number, widths: number[], titles: string[],
 *   rows: { name: string, pictures: (string | undefined)[] }[],
 * }} table
 */
async function draw({ gap, caption, shownHeight, widths, titles, rows }) {
  const canvas = document.createElement('canvas')
  canvas.width = widths.reduce((sum, width) => sum + width + gap, gap)
  const rowHeight = shownHeight + caption + gap
  canvas.height = caption + gap + rows.length * rowHeight
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.font = '14px monospace'
  context.fillStyle = '#39ff14'
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
    context.fillText(text, x, y + caption - 6)
  let left = gap
  for (const [index, width] of widths.entries()) {
    write((titles[index] ?? '').slice(0, Math.floor(width / 8)), left, 0)
    left += width + gap
  }
  for (const [index, { name, pictures }] of rows.entries()) {
    const top = caption + gap + index * rowHeight
    write(name, gap, top)
    let x = gap
    for (const [column, width] of widths.entries()) {
      const picture = pictures[column]
      if (picture) {
        const image = new Image()
        image.src = `data:image/png;base64,${picture}`
        await image.decode()
        context.drawImage(image, x, top + caption, width, shownHeight)
      }
      x += width + gap
    }
  }
  return canvas.toDataURL('image/webp', 0.6).split(',')[1] ?? ''
}

const GAP = 16
const CAPTION = 28

/**
 * Draws pictures of one size side by side, each above its name.
 * @param {import('playwright').Browser} browser the browser that draws the sheet
 * @param {readonly { name: string, picture: Buffer }[]} pictures PNG
 * @param {{ shownWidth: number, columns: number }} sheet the width of a picture in px, and the number of pictures per row
 * @returns {Promise<Buffer>} PNG
 */
export async function drawSheet(browser, pictures, { shownWidth, columns }) {
  const page = await browser.newPage({
    viewport: { width: columns * (shownWidth + GAP) + GAP, height: 100 },
  })
  const figures = pictures.map(
    ({ name, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  )
  await page.setContent(`<style>
    body { margin: ${GAP}px; background: #000; display: grid; gap: ${GAP}px;
      grid-template-columns: repeat(${columns}, ${shownWidth}px); }
    figure { margin: 0 }
    img { width: 100%; display: block }
    figcaption { color: #39ff14; font: 14px/${CAPTION}px monospace; text-align: center }
  </style>${figures.join('')}`)
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}

/**
 * Scales a picture to another width and keeps its proportions.
 * @param {import('playwright').Browser} browser the browser that draws it
 * @param {Buffer} picture PNG
 * @param {number} width px
 * @returns {Promise<Buffer>} PNG
 */
export async function shrinkPicture(browser, picture, width) {
  const page = await browser.newPage()
  const small = await page.evaluate(
    async ([source, shownWidth]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = Number(shownWidth)
      canvas.height = Math.round((image.height * canvas.width) / image.width)
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    /** @type {const} */ ([picture.toString('base64'), width]),
  )
  await page.close()
  return Buffer.from(small, 'base64')
}

/** The size of the picture in its own pixels. */
interface Buffer {
  readonly width: number
  readonly height: number
}

const NAMES = ['left', 'top', 'width', 'height', 'x', 'y'] as const

/**
 * Publishes where the visible part of the picture is, as custom properties of the document, so that dialogs can lie on it
 * and have its cells: `--tube-left` to `--tube-height` in CSS pixels, `--tube-x` and `--tube-y` in CSS pixels per pixel of the picture.
 */
export function placeDialogs(picture: HTMLElement, buffer: Buffer): void {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const { style } = picture.ownerDocument.documentElement
  const visibleTop = Math.max(0, top)
  const bottom = Math.min(top + height, picture.ownerDocument.documentElement.clientHeight)
  const px = { left, top: visibleTop, width, height: bottom - visibleTop }
  for (const [name, length] of Object.entries(px))
    style.setProperty(`--tube-${name}`, `${length}px`)
  style.setProperty('--tube-x', String(width / buffer.width))
  style.setProperty('--tube-y', String(height / buffer.height))
}

/** Removes what {@link placeDialogs} has published. */
export function forgetPlace({ ownerDocument }: HTMLElement): void {
  for (const name of NAMES) ownerDocument.documentElement.style.removeProperty(`--tube-${name}`)
}

import { type Release, Releases } from '#src/lib/releases.ts'

/** The size of an element, in CSS pixels and in device pixels. */
export interface PageArea {
  /** CSS pixels. */
  readonly window: { readonly width: number; readonly height: number }
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number
  /** The size in whole device pixels, where the browser reports it. */
  readonly deviceWindow?: { readonly width: number; readonly height: number }
}

export function measureArea(element: Element, page: Window): PageArea {
  const { width, height } = element.getBoundingClientRect()
  return { window: { width, height }, pixelRatio: page.devicePixelRatio }
}

/** Calls `run` when the size of `element` in CSS or device pixels changes (a resize, a zoom, another monitor). */
export function watchArea(
  element: Element,
  page: Window & typeof globalThis,
  run: (area: PageArea) => void,
): Release {
  const releases = new Releases()
  const observer = new page.ResizeObserver((entries) => {
    const entry = entries.at(-1)
    if (entry) run({ ...measureArea(element, page), ...exactSize(entry) })
  })
  releases.own(() => observer.disconnect())
  try {
    observer.observe(element, { box: 'device-pixel-content-box' })
  } catch {
    // Safari observes only CSS pixels. A zoom that leaves them unchanged is reported by the window's resize event.
    observer.observe(element)
    const measure = (): void => run(measureArea(element, page))
    page.addEventListener('resize', measure)
    releases.own(() => page.removeEventListener('resize', measure))
  }
  return () => releases.releaseAll()
}

function exactSize({ devicePixelContentBoxSize }: ResizeObserverEntry): Partial<PageArea> {
  const [size] = devicePixelContentBoxSize ?? []
  return size ? { deviceWindow: { width: size.inlineSize, height: size.blockSize } } : {}
}

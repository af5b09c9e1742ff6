import { BaseError } from '#src/lib/errors.ts'
import { ERROR_SCREEN_TEXTS } from '#src/protocol/messages.ts'

/** The places that index.html keeps. */
export interface Mounts {
  /** Fills the window: what the picture is laid in. */
  readonly area: HTMLElement
  readonly canvas: HTMLCanvasElement
  /** Lies over the canvas. */
  readonly twinLayer: HTMLElement
  /** The accessible twin. */
  readonly twinMain: HTMLElement
  /** Where the page's own dialogs stand. */
  readonly dialogs: HTMLElement
}

/** Throws a BaseError where the page is not ours. */
export function findMounts(page: Document): Mounts {
  const canvas = page.querySelector('canvas')
  const area = canvas?.parentElement
  const twinMain = page.getElementById('twin')
  const twinLayer = twinMain?.parentElement
  const dialogs = page.getElementById('root')
  if (!area || !twinLayer || !dialogs) throw new BaseError('no_mounts', ERROR_SCREEN_TEXTS.fatal)
  return { area, canvas, twinLayer, twinMain, dialogs }
}

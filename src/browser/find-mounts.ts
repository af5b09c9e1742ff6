import { BaseError } from '#src/lib/errors.ts'
import { ERROR_SCREEN_TEXTS } from '#src/protocol/messages.ts'

/** The elements of index.html that the game is mounted in. */
export interface Mounts {
  /** Fills the window and contains the canvas. */
  readonly area: HTMLElement
  readonly canvas: HTMLCanvasElement
  /** Covers the canvas. */
  readonly twinLayer: HTMLElement
  /** The accessible twin. */
  readonly twinMain: HTMLElement
  /** Contains the page's own dialogs. */
  readonly dialogs: HTMLElement
}

/** Throws a BaseError when an element is missing. */
export function findMounts(page: Document): Mounts {
  const canvas = page.querySelector('canvas')
  const area = canvas?.parentElement
  const twinMain = page.getElementById('twin')
  const twinLayer = twinMain?.parentElement
  const dialogs = page.getElementById('root')
  if (!area || !twinLayer || !dialogs) throw new BaseError('no_mounts', ERROR_SCREEN_TEXTS.fatal)
  return { area, canvas, twinLayer, twinMain, dialogs }
}

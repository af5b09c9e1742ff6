import { type KnobValues, type Look, type LookKnobId, LOOK_IDS, OFF_KNOBS } from './knobs.ts'
import { type Size } from './sizes.ts'
import { type Box } from './warp.ts'

export type ProfileId = 'desktop' | 'mobile' | 'narrow' | 'landscape' | 'full'

/** A screen format: the size of the text buffer and the proportions in which it is shown. */
export interface DisplayProfile {
  readonly id: ProfileId
  /** The frame's nominal size. It sets the proportions, except where the profile fills the window. */
  readonly frame: Size
  readonly buffer: Size
  /** Frame pixels per buffer pixel, horizontally and vertically. */
  readonly bufferScale: { readonly x: number; readonly y: number }
  /** CSS pixels per buffer pixel, vertically, below which the window shows a part of the frame. */
  readonly minScale: number
  readonly fillsWindow: boolean
  /** The frame's least width per height: it is higher than its proportions in a window that is. */
  readonly leastAspect: number
  /** The share of the glass that the picture and its margin take. */
  readonly contentScale: number
  /** The knobs that this profile changes in every look. A knob that is off stays off. */
  readonly overrides: Partial<Look>
}

function profile(
  id: ProfileId,
  given: Pick<DisplayProfile, 'buffer' | 'bufferScale'> & Partial<DisplayProfile>,
): DisplayProfile {
  const { buffer, bufferScale } = given
  const frame = { width: buffer.width * bufferScale.x, height: buffer.height * bufferScale.y }
  const aspect = frame.width / frame.height
  const defaults = { contentScale: 1, minScale: MIN_SCALE, fillsWindow: false, overrides: {} }
  return { ...defaults, leastAspect: aspect, ...given, id, frame }
}

/** A row of text has 16 buffer pixels and is never lower than 14 CSS px. */
const MIN_SCALE = 14 / 16
/** Three rows of text, which a finger presses, are never lower than 44 CSS px. */
const MIN_FINGER_SCALE = 44 / 48

/** Cells are at most this many times higher on a tall phone, where they are as slim as on a desktop. */
const MAX_STRETCH = 1.25

/** A phone has its own bezel and a small screen. */
const ON_PHONE = { bezelSize: 0, margin: 0.005, curvature: 0.15 }

const WIDE = { buffer: { width: 640, height: 400 }, bufferScale: { x: 1.5, y: 1.8 } }

export const PROFILES: Readonly<Record<ProfileId, DisplayProfile>> = {
  desktop: profile('desktop', WIDE),
  mobile: profile('mobile', {
    buffer: { width: 360, height: 640 },
    bufferScale: { x: 3, y: 3 },
    minScale: MIN_FINGER_SCALE,
    leastAspect: 360 / (640 * MAX_STRETCH),
    overrides: ON_PHONE,
  }),
  narrow: profile('narrow', {
    buffer: { width: 240, height: 864 },
    bufferScale: { x: 3, y: 3 },
    minScale: MIN_FINGER_SCALE,
    overrides: ON_PHONE,
  }),
  landscape: profile('landscape', {
    ...WIDE,
    minScale: MIN_FINGER_SCALE,
    fillsWindow: true,
    overrides: ON_PHONE,
  }),
  full: profile('full', { ...WIDE, fillsWindow: true }),
}

/** The knobs with the profile's overrides. */
export function knobsOnProfile(knobs: KnobValues, { overrides }: DisplayProfile): KnobValues {
  const changed: Partial<Record<LookKnobId, number>> = {}
  for (const id of LOOK_IDS) {
    const override = overrides[id]
    if (override !== undefined && knobs[id] !== OFF_KNOBS[id]) changed[id] = override
  }
  return { ...knobs, ...changed }
}

/** An upright window below this width in CSS px is a phone. */
const NARROW = 640
/** A window used by touch below this height in CSS px is a phone on its side; another one has no room to leave black. */
const LOW = 500
/** A frame of 4:3 would leave two fifths of a window black that has at least this width per height. */
const ULTRA_WIDE = 20 / 9

/** The browser's device size is accepted up to this relative difference from the computed one. */
const MAX_SIZE_DIFFERENCE = 0.01

/** The window that the frame is laid out in. */
export interface Viewport {
  /** CSS pixels. */
  readonly window: Size
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number
  /** The window in device pixels, where the browser reports it (devicePixelContentBoxSize). Default: computed. */
  readonly deviceWindow?: Size
  readonly hasCoarsePointer: boolean
  /** The profile that the address requests. Default: chosen by the window. */
  readonly requested?: ProfileId | undefined
  /** The factor by which the player enlarges the letters, in height beyond the window. Default: 1. */
  readonly zoom?: number
}

/** The position and size of the tube in the window. */
export interface Frame {
  readonly profile: DisplayProfile
  /** Device pixels: the size of the canvas' backing store. */
  readonly device: Size
  /** CSS pixels. Every edge is at a whole device pixel. */
  readonly css: Box
}

export function isProfileId(name: string | null): name is ProfileId {
  return name !== null && Object.hasOwn(PROFILES, name)
}

/** Letters are at most this many times as high as wide. With larger ones the picture has fewer columns. */
const SLIMMEST_LETTER = 2.75

/**
 * Returns the requested profile. Default: `mobile` for an upright window that is narrow or used by touch, `landscape`
 * for a low one that is used by touch, `full` for another low one and for a very wide one, else `desktop`. For larger
 * letters one with fewer columns: `narrow` instead of `mobile`, and `mobile` where those of another would be too slim.
 */
export function chooseProfile(viewport: Viewport): DisplayProfile {
  const usual = profileOfWindow(viewport)
  if (zoomOf(viewport) === 1 || viewport.requested !== undefined) return usual
  if (usual.id === 'mobile') return PROFILES.narrow
  const { height, width } = enlarge(viewport, usual)
  // A letter has twice as many pixels of the buffer in height as in width.
  const proportions = (2 * height * usual.buffer.width) / (width * usual.buffer.height)
  return proportions > SLIMMEST_LETTER ? PROFILES.mobile : usual
}

function profileOfWindow({ requested, hasCoarsePointer, window }: Viewport): DisplayProfile {
  if (requested !== undefined) return PROFILES[requested]
  const isUpright = window.height > window.width
  if (isUpright && (window.width < NARROW || hasCoarsePointer)) return PROFILES.mobile
  const isLow = window.height < LOW
  if (isLow && hasCoarsePointer) return PROFILES.landscape
  return isLow || window.width >= ULTRA_WIDE * window.height ? PROFILES.full : PROFILES.desktop
}

/** Lays out the largest frame with the profile's proportions, or one that fills the window, centred in the window. */
export function layOutFrame(viewport: Viewport, profile: DisplayProfile): Frame {
  const { pixelRatio } = viewport
  const available = deviceWindowOf(viewport)
  const usual = profileOfWindow(viewport)
  const isReflowed = zoomOf(viewport) > 1 && profile.id !== usual.id
  const device = isReflowed ? reflow(viewport, usual, profile.buffer) : enlarge(viewport, profile)
  const left = Math.max(0, Math.floor((available.width - device.width) / 2))
  const top = Math.max(0, Math.floor((available.height - device.height) / 2))
  return {
    profile,
    device,
    css: {
      left: left / pixelRatio,
      top: top / pixelRatio,
      width: device.width / pixelRatio,
      height: device.height / pixelRatio,
    },
  }
}

/**
 * The window in device pixels. Uses the size that the browser reports, because the browser may round differently than
 * this code. Ignores a reported size that differs much from the computed one (an emulated screen reports CSS pixels).
 */
function deviceWindowOf({ deviceWindow, pixelRatio, window }: Viewport): Size {
  const computed = {
    width: Math.round(window.width * pixelRatio),
    height: Math.round(window.height * pixelRatio),
  }
  if (!deviceWindow) return computed
  const isNear = (reported: number, expected: number): boolean =>
    Math.abs(reported - expected) <= MAX_SIZE_DIFFERENCE * expected + 2
  return isNear(deviceWindow.width, computed.width) && isNear(deviceWindow.height, computed.height)
    ? deviceWindow
    : computed
}

function zoomOf({ zoom = 1 }: Viewport): number {
  return zoom
}

/**
 * Enlarges a frame, at the sides up to its window: letters grow the rest in height alone, so that no line is cut off and
 * the picture scrolls in one direction.
 */
function enlarge(viewport: Viewport, profile: DisplayProfile): Size {
  const available = deviceWindowOf(viewport)
  const { height, width } = fitDevice(available, profile, viewport.pixelRatio)
  const factor = zoomOf(viewport)
  const across = Math.min(Math.round(width * factor), Math.max(width, available.width))
  return { width: across, height: Math.round(height * factor) }
}

/**
 * Lays out a buffer with fewer columns, with letters as large as the player chose: at most as wide as the window, and on a
 * phone as wide as with small letters.
 */
function reflow(viewport: Viewport, usual: DisplayProfile, buffer: Size): Size {
  const available = deviceWindowOf(viewport)
  const plain = fitDevice(available, usual, viewport.pixelRatio)
  const factor = zoomOf(viewport)
  const across = (plain.width * factor * buffer.width) / usual.buffer.width
  const down = (plain.height * factor * buffer.height) / usual.buffer.height
  const least = usual.id === 'mobile' ? plain.width : 0
  const width = Math.max(Math.round(across), least)
  return { width: Math.min(width, available.width), height: Math.round(down) }
}

/** The size of the frame within `available`, in device pixels. */
function fitDevice(available: Size, profile: DisplayProfile, pixelRatio: number): Size {
  const { buffer, fillsWindow, frame, leastAspect, minScale } = profile
  const minHeight = Math.ceil(buffer.height * minScale * pixelRatio)
  if (fillsWindow) {
    return { width: Math.max(1, available.width), height: Math.max(minHeight, available.height) }
  }
  const { height: windowHeight, width: windowWidth } = available
  const proportions = frame.width / frame.height
  const aspect = Math.min(proportions, Math.max(leastAspect, windowWidth / windowHeight))
  const fitting = Math.min(available.height, Math.floor(available.width / aspect))
  const height = Math.max(minHeight, fitting)
  // A frame that is higher than its window is no wider than it, where letters stay wide enough.
  const minWidth = Math.ceil(buffer.height * MIN_SCALE * pixelRatio * aspect)
  const width = Math.min(Math.round(height * aspect), Math.max(minWidth, available.width))
  return { width: Math.max(1, width), height }
}

import { type KnobValues, type Look, type LookKnobId, LOOK_IDS, OFF_KNOBS } from './knobs.ts'
import { type Size } from './sizes.ts'
import { type Box } from './warp.ts'

export type ProfileId = 'desktop' | 'mobile' | 'full'

/** A shape of the screen: how many pixels of text, and in what proportions they are shown. */
export interface DisplayProfile {
  readonly id: ProfileId
  /** The frame's nominal size; its proportions hold at every size. `full` takes the window's. */
  readonly frame: Size
  readonly buffer: Size
  /** Pixels of the frame that a pixel of the buffer takes, across and upright. */
  readonly bufferScale: { readonly x: number; readonly y: number }
  /** The share of the glass that picture and margin take. */
  readonly contentScale: number
  /** What this shape changes of every look. A knob that is off stays off. */
  readonly overrides: Partial<Look>
}

function profile(
  id: ProfileId,
  given: Omit<DisplayProfile, 'id' | 'frame' | 'contentScale' | 'overrides'> &
    Partial<DisplayProfile>,
): DisplayProfile {
  const { buffer, bufferScale } = given
  const frame = { width: buffer.width * bufferScale.x, height: buffer.height * bufferScale.y }
  return { contentScale: 1, overrides: {}, ...given, id, frame }
}

const WIDE = { buffer: { width: 640, height: 400 }, bufferScale: { x: 1.5, y: 1.8 } }

export const PROFILES: Readonly<Record<ProfileId, DisplayProfile>> = {
  desktop: profile('desktop', WIDE),
  mobile: profile('mobile', {
    buffer: { width: 360, height: 640 },
    bufferScale: { x: 3, y: 3 },
    // A phone has a frame of its own, and no room to give away.
    overrides: { bezelSize: 0, margin: 0.005, curvature: 0.15 },
  }),
  full: profile('full', WIDE),
}

/** The knobs as a display profile shows them. */
export function knobsOnProfile(knobs: KnobValues, { overrides }: DisplayProfile): KnobValues {
  const changed: Partial<Record<LookKnobId, number>> = {}
  for (const id of LOOK_IDS) {
    const override = overrides[id]
    if (override !== undefined && knobs[id] !== OFF_KNOBS[id]) changed[id] = override
  }
  return { ...knobs, ...changed }
}

/** Below this width in CSS px an upright window is a phone's. */
const NARROW = 640
/** A row of text is 16 buffer pixels and never lower than 14 CSS px: a smaller window shows a part of the frame. */
const LEAST_SCALE = 14 / 16

/** The browser's count of device pixels is believed as far as this share of ours. */
const FARTHEST_COUNT = 0.01

/** What the page knows about its window. */
export interface Surroundings {
  /** CSS pixels. */
  readonly window: Size
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number
  /** The window in device pixels where the browser tells it (devicePixelContentBoxSize); rounded from the above if not. */
  readonly deviceWindow?: Size
  readonly hasCoarsePointer: boolean
  /** The profile that the address asks for; the window decides where absent. */
  readonly asked?: ProfileId | undefined
  /** How much larger than the window the player wants the picture, as a factor; 1 where absent. */
  readonly enlarged?: number
}

/** Where the tube stands in the window. */
export interface Frame {
  readonly profile: DisplayProfile
  /** Device pixels: the canvas' backing store. */
  readonly device: Size
  /** CSS pixels; every edge lies on a whole device pixel. */
  readonly css: Box
}

export function isProfileId(name: string | null): name is ProfileId {
  return name !== null && Object.hasOwn(PROFILES, name)
}

/** The profile that was asked for; else an upright phone-like window gets the upright frame, all else the wide one. */
export function chooseProfile({ asked, hasCoarsePointer, window }: Surroundings): DisplayProfile {
  if (asked !== undefined) return PROFILES[asked]
  const isUpright = window.height > window.width
  return isUpright && (window.width < NARROW || hasCoarsePointer)
    ? PROFILES.mobile
    : PROFILES.desktop
}

/** The largest frame of the profile's proportions in the window, in its middle. */
export function layFrame(surroundings: Surroundings, profile: DisplayProfile): Frame {
  const { pixelRatio } = surroundings
  const around = deviceWindowOf(surroundings)
  const device = enlarge(
    fitDevice(around, profile, LEAST_SCALE * pixelRatio),
    surroundings.enlarged ?? 1,
  )
  const left = Math.max(0, Math.floor((around.width - device.width) / 2))
  const top = Math.max(0, Math.floor((around.height - device.height) / 2))
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
 * The window in device pixels. The browser's own count is exact where it rounds otherwise than we would; one that is far
 * off is a count of something else (an emulated screen tells CSS pixels).
 */
function deviceWindowOf({ deviceWindow, pixelRatio, window }: Surroundings): Size {
  const counted = {
    width: Math.round(window.width * pixelRatio),
    height: Math.round(window.height * pixelRatio),
  }
  if (!deviceWindow) return counted
  const isNear = (told: number, ours: number): boolean =>
    Math.abs(told - ours) <= FARTHEST_COUNT * ours + 2
  return isNear(deviceWindow.width, counted.width) && isNear(deviceWindow.height, counted.height)
    ? deviceWindow
    : counted
}

function enlarge({ width, height }: Size, factor: number): Size {
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** `leastScale` is in device pixels a buffer pixel, upright. */
function fitDevice(around: Size, { buffer, frame, id }: DisplayProfile, leastScale: number): Size {
  const leastHeight = Math.ceil(buffer.height * leastScale)
  if (id === 'full') {
    return { width: Math.max(1, around.width), height: Math.max(leastHeight, around.height) }
  }
  const aspect = frame.width / frame.height
  const height = Math.max(leastHeight, Math.min(around.height, Math.floor(around.width / aspect)))
  return { width: Math.max(1, Math.round(height * aspect)), height }
}

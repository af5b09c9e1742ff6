import { type Size } from './sizes.ts'
import { type Box } from './warp.ts'

export type ProfileId = 'desktop' | 'mobile' | 'full'

/** A shape of the screen: how many pixels of text, and in what proportions they are shown. */
export interface DisplayProfile {
  readonly id: ProfileId
  /** The frame's nominal size; its proportions hold at every size. `full` takes the window's. */
  readonly frame: Size
  readonly buffer: Size
}

export const PROFILES: Readonly<Record<ProfileId, DisplayProfile>> = {
  desktop: {
    id: 'desktop',
    frame: { width: 960, height: 720 },
    buffer: { width: 640, height: 400 },
  },
  mobile: {
    id: 'mobile',
    frame: { width: 1080, height: 1920 },
    buffer: { width: 360, height: 640 },
  },
  full: { id: 'full', frame: { width: 960, height: 720 }, buffer: { width: 640, height: 400 } },
}

/** Below this width in CSS px an upright window is a phone's. */
const NARROW = 640
/** A row of text is 16 buffer pixels and never lower than 14 CSS px: a smaller window shows a part of the frame. */
const LEAST_SCALE = 14 / 16

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

/** An upright phone-like window gets the upright frame; all else the wide one. */
export function chooseProfile({ asked, hasCoarsePointer, window }: Surroundings): DisplayProfile {
  if (asked !== undefined) return PROFILES[asked]
  const isUpright = window.height > window.width
  return isUpright && (window.width < NARROW || hasCoarsePointer)
    ? PROFILES.mobile
    : PROFILES.desktop
}

/** The largest frame of the profile's proportions in the window, in its middle. */
export function layFrame(surroundings: Surroundings, profile: DisplayProfile): Frame {
  const { pixelRatio, window } = surroundings
  const around = surroundings.deviceWindow ?? {
    width: Math.round(window.width * pixelRatio),
    height: Math.round(window.height * pixelRatio),
  }
  const device = fitDevice(around, profile, LEAST_SCALE * pixelRatio)
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

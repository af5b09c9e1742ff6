/** Size of a cell in px of the buffer. */
export const CELL = { width: 8, height: 16 } as const

/**
 * The text mode: 80×25 on a desktop and on a phone on its side (640×400 px), 45×40 on a phone (360×640 px), 30×54 on a phone
 * with large letters (240×864 px).
 */
export interface ScreenMode {
  readonly profile: 'desktop' | 'mobile' | 'narrow' | 'landscape'
  readonly columns: number
  readonly rows: number
}

export const SCREEN_MODES = {
  desktop: { profile: 'desktop', columns: 80, rows: 25 },
  mobile: { profile: 'mobile', columns: 45, rows: 40 },
  narrow: { profile: 'narrow', columns: 30, rows: 54 },
  landscape: { profile: 'landscape', columns: 80, rows: 25 },
} as const satisfies Record<ScreenMode['profile'], ScreenMode>

/** Returns the text mode of a display profile. */
export function screenModeOf(profile: ScreenMode['profile'] | 'full'): ScreenMode {
  return SCREEN_MODES[profile === 'full' ? 'desktop' : profile]
}

/** Whether the screen is higher than wide: what is pressed is then at its end, in reach of a thumb. */
export function isUpright({ profile }: ScreenMode): boolean {
  return profile === 'mobile' || profile === 'narrow'
}

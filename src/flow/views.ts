import { TITLE_EMBEDDED_MS, TITLE_MS, BOOT_MS, UNBRANDED_MS } from '#src/protocol/timing.ts'
import { type View } from '#src/protocol/views.ts'

/** Views that only a signed-in player sees. */
const SESSION_VIEWS: readonly View[] = ['confirmation', 'chat', 'market', 'encounter']
export function needsSession(view: View): boolean {
  return SESSION_VIEWS.includes(view)
}

/** Views that lead to the login screen by themselves or by a click. */
const OPENING_VIEWS: readonly View[] = ['boot', 'unbranded', 'asciiTitle', 'waitlist', 'loading']
export function isOpening(view: View): boolean {
  return OPENING_VIEWS.includes(view)
}

/** Pictures of the game, drawn for their own sake: each fills the glass and has no controls. */
export const IMAGE_VIEWS = [
  'icon_dcw',
  'hero_universal',
  'widget_splash',
  'promo_logo',
] as const satisfies readonly View[]

/** How long a view stands by itself, ms; null: until somebody does something. */
export function standsFor(view: View, embedded: boolean): number | null {
  switch (view) {
    case 'boot':
      return BOOT_MS
    case 'unbranded':
      return UNBRANDED_MS
    case 'asciiTitle':
      return embedded ? TITLE_EMBEDDED_MS : TITLE_MS
    default:
      return null
  }
}

/** What comes after a view that times out, or that a key or a tap cuts short. */
export const AFTER_TIMEOUT: Partial<Record<View, View>> = {
  boot: 'unbranded',
  unbranded: 'asciiTitle',
  asciiTitle: 'waitlist',
  promo_logo: 'boot',
  base_logo: 'boot',
  icon_dcw: 'boot',
  hero_universal: 'boot',
  widget_splash: 'boot',
}

import {
  BOOT_MS,
  STILL_INTRO_MS,
  TITLE_EMBEDDED_MS,
  TITLE_MS,
  UNBRANDED_MS,
} from '#src/protocol/timing.ts'
import { type View } from '#src/protocol/views.ts'
import { type FlowState } from './flow-state.ts'

/** Views that only a signed-in player sees. */
const SESSION_VIEWS: readonly View[] = ['confirmation', 'chat', 'market', 'encounter']
export function needsSession(view: View): boolean {
  return SESSION_VIEWS.includes(view)
}

/** Views on the way to a session, from boot to the sign-in. */
const SIGN_IN_VIEWS: readonly View[] = ['boot', 'unbranded', 'asciiTitle', 'waitlist', 'loading']
export function isSignInView(view: View): boolean {
  return SIGN_IN_VIEWS.includes(view)
}

/** Pictures of the game: each fills the screen and has no controls. */
export const IMAGE_VIEWS = [
  'icon_dcw',
  'hero_universal',
  'widget_splash',
  'promo_logo',
] as const satisfies readonly View[]

/** Returns how long a view is shown before it times out, in ms; null when it does not time out. */
export function displayMs(
  view: View,
  { embedded, lessMotion }: Pick<FlowState, 'embedded' | 'lessMotion'>,
): number | null {
  switch (view) {
    case 'boot':
      return lessMotion ? STILL_INTRO_MS : BOOT_MS
    case 'unbranded':
      return lessMotion ? STILL_INTRO_MS : UNBRANDED_MS
    case 'asciiTitle':
      return embedded ? TITLE_EMBEDDED_MS : TITLE_MS
    default:
      return null
  }
}

/** The view that follows when a view times out or is skipped. */
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

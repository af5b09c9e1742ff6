import { LOG_TEXTS } from '#src/protocol/page-texts.ts'
import { isView, type View } from '#src/protocol/views.ts'
import { IMAGE_VIEWS } from './views.ts'

/** What the path and query parameters of the URL ask for. */
export interface Route {
  readonly view: View
  /** The code on the error screen, such as '404'. */
  readonly errorCode: string | null
  /** A view that needs a session; shown once there is one. */
  readonly pendingView: View | null
  /** The URL to redirect to before anything else: /promo requires profile=full. */
  readonly redirect: string | null
  /** promo=1: shows the promo logo for a while before the first screen. */
  readonly promo: boolean
  readonly profile: string | null
  readonly tweak: 'crt' | null
  /** A shared look of the tube, encoded as in links. */
  readonly look: string | null
  readonly debugLogs: boolean
  /** The proof in a frame's parameters; null unless both `fid` and `sig` are given. */
  readonly frameAuth: { readonly fid: number; readonly sig: string } | null
  /** Outlines the safe area; with its insets as figures when debugSafeArea=1. */
  readonly safeArea: 'outline' | 'figures' | null
  /** Outlines everything that can be pressed. */
  readonly hitbox: boolean
  /** Clears the browser's storage, after the player has confirmed. */
  readonly reset: boolean
  /** One sentence for each part of the URL that could not be read. */
  readonly notes: readonly string[]
  /** Frame parameters; null when neither action nor size is given. */
  readonly frameAction: { readonly action: string | null; readonly size: string | null } | null
}

/** Parameters that are removed from the address bar after reading, so that a bookmark contains no signature. */
export const FRAME_PARAMETERS = ['fid', 'sig', 'action', 'size'] as const

const VIEW_OF_PATH: Readonly<Record<string, View>> = {
  '/': 'boot',
  '/index.html': 'boot',
  '/promo': 'promo_logo',
  '/base-logo': 'base_logo',
  '/base_logo': 'base_logo',
  '/leaderboard': 'leaderboard',
}

/** Views that a URL may open directly; the flow decides about the others. */
const LINKABLE_VIEWS: readonly View[] = [
  'waitlist',
  'about',
  'help',
  'leaderboard',
  'account',
  'menu',
  'game_console',
  'menu_test',
  'sdk_test',
  'verify',
  'base_logo',
  ...IMAGE_VIEWS,
]
const PENDING_VIEWS: readonly View[] = ['chat', 'market']

/** `kept` is the screen that the page before has kept for this one. */
export function readRoute(url: URL, kept: View | null = null): Route {
  const query = url.searchParams
  const action = query.get('action')
  const size = query.get('size')
  const promo = query.get('promo') === '1'
  const shown = kept === null ? readView(url) : routeTo(kept)
  return {
    ...shown,
    ...(promo && shown.view === 'boot' && { view: 'promo_logo' }),
    promo: promo && shown.view === 'boot',
    redirect: readRedirect(url),
    profile: query.get('profile'),
    notes: notesOf(query),
    tweak: query.get('tweak') === 'crt' ? 'crt' : null,
    look: query.get('look'),
    debugLogs: query.get('debugLogs') === '1',
    frameAuth: readFrameAuth(query),
    safeArea:
      query.get('debugSafeArea') === '1' ? 'figures' : isOn(query, 'safearea') ? 'outline' : null,
    hitbox: isOn(query, 'hitbox'),
    reset: isOn(query, 'reset'),
    frameAction: action === null && size === null ? null : { action, size },
  }
}

/** Returns whether the parameter is present with a value other than 0 and false. */
function isOn(query: URLSearchParams, name: string): boolean {
  const value = query.get(name)
  return value !== null && value !== '0' && value !== 'false'
}

/** Parameters with a fixed set of values. The names of `profile` are checked where it is used. */
const KNOWN_VALUES = {
  promo: ['1'],
  tweak: ['crt'],
  debugLogs: ['1'],
  debugSafeArea: ['1'],
} as const

function notesOf(query: URLSearchParams): readonly string[] {
  const view = query.get('view')
  const isUnknown = view !== null && !/^\d+$/.test(view) && !isView(view)
  const badValues = Object.entries(KNOWN_VALUES).flatMap(([name, known]) => {
    const value = query.get(name)
    const isWrong = value !== null && value !== '0' && !(known as readonly string[]).includes(value)
    return isWrong ? [LOG_TEXTS.unknownValue(name, value)] : []
  })
  return [...(isUnknown ? [LOG_TEXTS.unknownView(view)] : []), ...badValues]
}

const NORMAL = { view: 'boot', errorCode: null, pendingView: null } as const

function readView(url: URL): Pick<Route, 'view' | 'errorCode' | 'pendingView'> {
  const name = url.searchParams.get('view')
  if (name !== null && /^\d+$/.test(name)) return { ...NORMAL, view: 'error', errorCode: name }
  if (name !== null && isView(name)) return routeTo(name)
  const view = VIEW_OF_PATH[withoutTrailingSlash(url.pathname)]
  return view ? { ...NORMAL, view } : { ...NORMAL, view: 'error', errorCode: '404' }
}

function routeTo(view: View): Pick<Route, 'view' | 'errorCode' | 'pendingView'> {
  if (LINKABLE_VIEWS.includes(view)) return { ...NORMAL, view }
  return { ...NORMAL, pendingView: PENDING_VIEWS.includes(view) ? view : null }
}

function readFrameAuth(query: URLSearchParams): Route['frameAuth'] {
  const fid = Number(query.get('fid') ?? Number.NaN)
  const sig = query.get('sig')
  return sig && Number.isSafeInteger(fid) && fid > 0 ? { fid, sig } : null
}

function readRedirect(url: URL): string | null {
  if (withoutTrailingSlash(url.pathname) !== '/promo') return null
  if (url.searchParams.get('profile') === 'full') return null
  const target = new URL(url)
  target.searchParams.set('profile', 'full')
  return target.href
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

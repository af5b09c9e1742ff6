import { isView, type View } from '#src/protocol/views.ts'
import { IMAGE_VIEWS } from './views.ts'

/** What the address bar asks for (spec §2, routes by path and query parameters). */
export interface Route {
  readonly view: View
  /** Of the error screen: '404'. */
  readonly errorCode: string | null
  /** A screen that needs a session: shown once there is one. */
  readonly wanted: View | null
  /** Replaces the address before anything else: /promo wants profile=full. */
  readonly redirect: string | null
  /** promo=1: the promo logo stands for a while before the first screen. */
  readonly promo: boolean
  readonly profile: string | null
  readonly tweak: 'crt' | null
  /** A shared look of the tube, as it is written in links. */
  readonly look: string | null
  readonly debugLogs: boolean
  /** Frame parameters; null where neither action nor size is given. */
  readonly frameAction: { readonly action: string | null; readonly size: string | null } | null
}

/** Read at start and then removed from the address bar: a signature has no business in a bookmark. */
export const FRAME_PARAMETERS = ['fid', 'sig', 'action', 'size'] as const

const VIEW_OF_PATH: Readonly<Record<string, View>> = {
  '/': 'boot',
  '/index.html': 'boot',
  '/promo': 'promo_logo',
  '/base-logo': 'base_logo',
  '/base_logo': 'base_logo',
  '/leaderboard': 'leaderboard',
}

/** Views that an address may open by itself; the rest belong to the flow. */
const DIRECT_VIEWS: readonly View[] = [
  'waitlist',
  'about',
  'leaderboard',
  'account',
  'menu',
  'game_console',
  'menu_test',
  'sdk_test',
  'base_logo',
  ...IMAGE_VIEWS,
]
const WANTED_VIEWS: readonly View[] = ['chat', 'market']

export function readRoute(url: URL): Route {
  const query = url.searchParams
  const action = query.get('action')
  const size = query.get('size')
  const promo = query.get('promo') === '1'
  const shown = readView(url)
  return {
    ...shown,
    ...(promo && shown.view === 'boot' && { view: 'promo_logo' }),
    promo: promo && shown.view === 'boot',
    redirect: readRedirect(url),
    profile: query.get('profile'),
    tweak: query.get('tweak') === 'crt' ? 'crt' : null,
    look: query.get('look'),
    debugLogs: query.get('debugLogs') === '1',
    frameAction: action === null && size === null ? null : { action, size },
  }
}

function readView(url: URL): Pick<Route, 'view' | 'errorCode' | 'wanted'> {
  const normal = { view: 'boot', errorCode: null, wanted: null } as const
  const name = url.searchParams.get('view')
  if (name !== null && /^\d+$/.test(name)) return { ...normal, view: 'error', errorCode: name }
  if (name !== null && isView(name)) {
    if (DIRECT_VIEWS.includes(name)) return { ...normal, view: name }
    return { ...normal, wanted: WANTED_VIEWS.includes(name) ? name : null }
  }
  const view = VIEW_OF_PATH[withoutTrailingSlash(url.pathname)]
  return view ? { ...normal, view } : { ...normal, view: 'error', errorCode: '404' }
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

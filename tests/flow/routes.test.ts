import { expect, test } from 'vitest'
import { readRoute } from '#src/flow/routes.ts'
import { type View } from '#src/protocol/views.ts'

const read = (address: string) => readRoute(new URL(address, 'http://127.0.0.1'))

test.each([
  ['/', 'boot', null],
  ['/index.html', 'boot', null],
  ['/promo?profile=full', 'promo_logo', null],
  ['/base-logo', 'base_logo', null],
  ['/base-logo/', 'base_logo', null],
  ['/base_logo', 'base_logo', null],
  ['/base_logo/', 'base_logo', null],
  ['/leaderboard', 'leaderboard', null],
  ['/nowhere', 'error', '404'],
  ['/index.html/x', 'error', '404'],
  ['/Promo', 'error', '404'],
  ['/?view=404', 'error', '404'],
  ['/?view=418', 'error', '418'],
  ['/?view=302', 'error', '302'],
  ['/?view=500', 'error', '500'],
  ['/nowhere?view=503', 'error', '503'],
  ['/?view=about', 'about', null],
  ['/nowhere?view=leaderboard', 'leaderboard', null],
  ['/?view=confirmation', 'boot', null],
  ['/?view=icon_dcw', 'icon_dcw', null],
  ['/?view=hero_universal', 'hero_universal', null],
  ['/?view=widget_splash', 'widget_splash', null],
  ['/?view=menu', 'menu', null],
  ['/?view=game_console', 'game_console', null],
  ['/?view=menu_test', 'menu_test', null],
  ['/?view=sdk_test', 'sdk_test', null],
  ['/promo?view=menu', 'menu', null],
  ['/?promo=1', 'promo_logo', null],
  ['/leaderboard?promo=1', 'leaderboard', null],
  ['/?promo=yes', 'boot', null],
  ['/?view=no_such_view', 'boot', null],
  ['/?view=4x4', 'boot', null],
  ['/?shader=none&safearea=1&hitbox=1', 'boot', null],
] as const)('%s shows %s %s', (address, view, errorCode) => {
  expect(read(address)).toMatchObject({ view, errorCode })
})

test('keeps a view that needs a session pending', () => {
  expect(read('/?view=chat')).toMatchObject({ view: 'boot', pendingView: 'chat' })
})

test('shows the screen that was kept over a reload, whatever the address asks for', () => {
  const readKept = (view: View) => readRoute(new URL('http://127.0.0.1/?view=404'), view)
  expect(readKept('account')).toMatchObject({ view: 'account', errorCode: null })
  expect(readKept('chat')).toMatchObject({ view: 'boot', pendingView: 'chat' })
  expect(readKept('confirmation')).toMatchObject({ view: 'boot', pendingView: null })
})

test('redirects /promo to profile=full', () => {
  expect(read('/promo').redirect).toBe('http://127.0.0.1/promo?profile=full')
  expect(read('/promo/?profile=small&promo=1').redirect).toBe(
    'http://127.0.0.1/promo/?profile=full&promo=1',
  )
  expect(read('/promo?profile=full').redirect).toBeNull()
  expect(read('/?profile=small').redirect).toBeNull()
})

test('reads tweak, debugLogs and profile', () => {
  expect(read('/?tweak=crt&debugLogs=1&profile=mobile')).toMatchObject({
    tweak: 'crt',
    debugLogs: true,
    profile: 'mobile',
  })
  expect(read('/?tweak=all&debugLogs=yes')).toMatchObject({
    tweak: null,
    debugLogs: false,
    profile: null,
  })
})

test('reads a frame action', () => {
  expect(read('/?fid=1&sig=x&action=play&size=large').frameAction).toEqual({
    action: 'play',
    size: 'large',
  })
  expect(read('/?size=small').frameAction).toEqual({ action: null, size: 'small' })
  expect(read('/?fid=1&sig=x').frameAction).toBeNull()
})

test('reads safearea, hitbox and reset', () => {
  expect(read('/')).toMatchObject({ safeArea: null, hitbox: false, reset: false, notes: [] })
  expect(read('/?safearea&hitbox=1&reset=1')).toMatchObject({
    ...{ safeArea: 'outline', hitbox: true, reset: true },
  })
  expect(read('/?safearea=1&debugSafeArea=1')).toMatchObject({ safeArea: 'figures' })
  expect(read('/?safearea=0&hitbox=false&reset=0')).toMatchObject({
    ...{ safeArea: null, hitbox: false, reset: false },
  })
})

test('notes an unknown view and unknown values', () => {
  expect(read('/?view=about&promo=1&tweak=crt&debugLogs=1&debugSafeArea=0').notes).toEqual([])
  expect(read('/?view=404').notes).toEqual([])
  expect(read('/?view=moon&tweak=tube&promo=yes').notes).toEqual([
    "There is no view 'moon': the normal flow is shown.",
    "'yes' is no value of promo: the page goes on without it.",
    "'tube' is no value of tweak: the page goes on without it.",
  ])
})

/** Names of all screens, as bookmarks, hosts and the twin's data-view use them. */
export const VIEWS = [
  'boot',
  'unbranded',
  'asciiTitle',
  'waitlist',
  'loading',
  'confirmation',
  'chat',
  'about',
  'help',
  'leaderboard',
  'market',
  'encounter',
  'account',
  'verify',
  'menu',
  'game_console',
  'sdk_test',
  'menu_test',
  'base_logo',
  'promo_logo',
  'icon_dcw',
  'hero_universal',
  'widget_splash',
  'error',
  'fatal',
] as const
export type View = (typeof VIEWS)[number]

export function isView(name: string): name is View {
  return (VIEWS as readonly string[]).includes(name)
}

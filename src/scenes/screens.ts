import { lazily, type Lazy } from '#src/lib/lazily.ts'
import { type View } from '#src/protocol/views.ts'
import { AboutScene } from './about/about-scene.ts'
import { BootScene } from './boot/boot-scene.ts'
import { ErrorScene } from './error/error-scene.ts'
import { type HomeScreens } from './home-screens.ts'
import { type ScreenScene } from './kit/screen-scene.ts'
import { type SceneServices } from './kit/services.ts'
import { createTitleWords, type TitleWords } from './kit/title-words.ts'
import { LoadingScene } from './loading/loading-scene.ts'
import { LoginScene } from './login/login-scene.ts'
import { TitleScene } from './title/title-scene.ts'
import { UnbrandedScene } from './unbranded/unbranded-scene.ts'

/** The screens, one per view. Some are in files of their own, which are fetched when they are needed. */
export interface Screens {
  /** Returns the view's screen; null while its code has not been fetched. */
  find(view: View): ScreenScene | null
  /** Fetches the code of the view's screen. Rejects when it cannot be fetched; a further call tries again. */
  load(view: View): Promise<ScreenScene>
  /** Fetches the code of the home, the conversation and the menu. Rejects when it cannot be fetched. */
  loadHome(): Promise<void>
  /** Fetches the code of all screens, one after the other. Rejects at the first that cannot be fetched. */
  loadAll(): Promise<void>
}

/** Creates the screens from the start to the login. All others are created when they are loaded. */
export function createScreens(services: SceneServices): Screens {
  const title = createTitleWords(services)
  const errorScreen = new ErrorScene(services)
  const present = new Map<View, ScreenScene>(
    [
      new BootScene(services),
      new UnbrandedScene(services),
      new TitleScene(services, title),
      new LoginScene(services),
      new LoadingScene(services),
      new AboutScene(services),
      errorScreen,
    ].map((screen) => [screen.view, screen]),
  )
  const fetched = fetchedScreens(services, title)
  const find = (view: View): ScreenScene | null =>
    present.get(view) ?? (fetched[view] ? (fetched[view].loaded() ?? null) : errorScreen)
  const load = async (view: View): Promise<ScreenScene> =>
    find(view) ?? (await fetched[view]?.load()) ?? errorScreen
  return {
    find,
    load,
    async loadHome() {
      await load('confirmation')
    },
    async loadAll() {
      for (const screen of Object.values(fetched)) await screen.load()
    },
  }
}

/** The screens whose code is fetched when they are opened. */
function fetchedScreens(
  services: SceneServices,
  title: TitleWords,
): Readonly<Partial<Record<View, Lazy<ScreenScene>>>> {
  const heroOf = (view: 'hero_universal' | 'promo_logo' | 'widget_splash') =>
    lazily(async () => {
      const { HeroScene } = await import('./images/hero-scene.ts')
      return new HeroScene(services, title, view)
    })
  const home = lazily(async () => {
    const { createHomeScreens } = await import('./home-screens.ts')
    return createHomeScreens(services)
  })
  const atHome = (view: keyof HomeScreens): Lazy<ScreenScene> => ({
    load: async () => (await home.load())[view],
    loaded: () => home.loaded()?.[view],
  })
  return {
    confirmation: atHome('confirmation'),
    chat: atHome('chat'),
    menu: atHome('menu'),
    market: lazily(async () => {
      const { MarketScene } = await import('./market/market-scene.ts')
      return new MarketScene(services)
    }),
    encounter: lazily(async () => {
      const { EncounterScene } = await import('./encounter/encounter-scene.ts')
      return new EncounterScene(services)
    }),
    account: lazily(async () => {
      const { AccountScene } = await import('./account/account-scene.ts')
      return new AccountScene(services)
    }),
    leaderboard: lazily(async () => {
      const { LeaderboardScene } = await import('./leaderboard/leaderboard-scene.ts')
      return new LeaderboardScene(services)
    }),
    game_console: lazily(async () => {
      const { ConsoleScene } = await import('./console/console-scene.ts')
      return new ConsoleScene(services)
    }),
    menu_test: lazily(async () => {
      const { PulseScene } = await import('./pulse/pulse-scene.ts')
      return new PulseScene(services)
    }),
    help: lazily(async () => {
      const { HelpScene } = await import('./help/help-scene.ts')
      return new HelpScene(services)
    }),
    verify: lazily(async () => {
      const { VerifyScene } = await import('./verify/verify-scene.ts')
      return new VerifyScene(services)
    }),
    sdk_test: lazily(async () => {
      const { SdkTestScene } = await import('./sdk-test/sdk-test-scene.ts')
      return new SdkTestScene(services)
    }),
    base_logo: lazily(async () => {
      const { BaseLogoScene } = await import('./base-logo/base-logo-scene.ts')
      return new BaseLogoScene(services)
    }),
    icon_dcw: lazily(async () => {
      const { IconScene } = await import('./images/icon-scene.ts')
      return new IconScene(services)
    }),
    hero_universal: heroOf('hero_universal'),
    promo_logo: heroOf('promo_logo'),
    widget_splash: heroOf('widget_splash'),
  }
}

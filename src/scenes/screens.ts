import { AccountScene } from './account/account-scene.ts'
import { AboutScene } from './about/about-scene.ts'
import { BaseLogoScene } from './base-logo/base-logo-scene.ts'
import { BootScene } from './boot/boot-scene.ts'
import { ChatScene } from './chat/chat-scene.ts'
import { createConversation } from './chat/conversation.ts'
import { ConfirmationScene } from './confirmation/confirmation-scene.ts'
import { ErrorScene } from './error/error-scene.ts'
import { HeroScene } from './images/hero-scene.ts'
import { IconScene } from './images/icon-scene.ts'
import { type ScreenScene } from './kit/screen-scene.ts'
import { type SceneServices } from './kit/services.ts'
import { LeaderboardScene } from './leaderboard/leaderboard-scene.ts'
import { LoadingScene } from './loading/loading-scene.ts'
import { LoginScene } from './login/login-scene.ts'
import { ConsoleScene } from './console/console-scene.ts'
import { PulseScene } from './pulse/pulse-scene.ts'
import { SdkTestScene } from './sdk-test/sdk-test-scene.ts'
import { EncounterScene } from './encounter/encounter-scene.ts'
import { MarketScene } from './market/market-scene.ts'
import { MenuScene } from './menu/menu-scene.ts'
import { createTitleWords } from './kit/title-words.ts'
import { TitleScene } from './title/title-scene.ts'
import { UnbrandedScene } from './unbranded/unbranded-scene.ts'
import { VerifyScene } from './verify/verify-scene.ts'

/** Creates all screens, one per view. */
export function createScreens(services: SceneServices): readonly ScreenScene[] {
  const title = createTitleWords(services)
  const conversation = createConversation({
    ...services,
    isOnline: services.network.isOnline,
  })
  // A running reply belongs to the previous player.
  services.stores.session.subscribe((session, before) => {
    if (session.wallet !== before.wallet) conversation.reset()
  })
  return [
    new BootScene(services),
    new UnbrandedScene(services),
    new TitleScene(services, title),
    new LoginScene(services),
    new LoadingScene(services),
    new ConfirmationScene(services),
    new ChatScene(services, conversation),
    new AboutScene(services),
    new LeaderboardScene(services),
    new AccountScene(services),
    new MarketScene(services),
    new EncounterScene(services),
    new MenuScene(services),
    new ConsoleScene(services),
    new PulseScene(services),
    new SdkTestScene(services),
    new VerifyScene(services),
    new BaseLogoScene(services),
    new IconScene(services),
    ...(['hero_universal', 'promo_logo', 'widget_splash'] as const).map(
      (view) => new HeroScene(services, title, view),
    ),
    new ErrorScene(services),
  ]
}

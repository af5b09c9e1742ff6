import { type View } from '#src/protocol/views.ts'
import { ChatScene } from './chat/chat-scene.ts'
import { createConversation } from './chat/conversation.ts'
import { ConfirmationScene } from './confirmation/confirmation-scene.ts'
import { type ScreenScene } from './kit/screen-scene.ts'
import { type SceneServices } from './kit/services.ts'
import { MenuScene } from './menu/menu-scene.ts'

/** The screens that every visit needs after the sign-in. */
export type HomeScreens = Readonly<
  Record<Extract<View, 'chat' | 'confirmation' | 'menu'>, ScreenScene>
>

export function createHomeScreens(services: SceneServices): HomeScreens {
  const conversation = createConversation({ ...services, isOnline: services.network.isOnline })
  // A running reply belongs to the previous player.
  services.stores.session.subscribe((session, before) => {
    if (session.wallet !== before.wallet) conversation.reset()
  })
  return {
    confirmation: new ConfirmationScene(services),
    chat: new ChatScene(services, conversation),
    menu: new MenuScene(services),
  }
}

import { type Character } from '#src/protocol/characters.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { createSystemMessages } from './system-messages.ts'
import { type ConversationServices } from './conversation-services.ts'
import {
  createConversationLoader,
  showConversation,
  type ConversationLoader,
} from './load-conversation.ts'
import { createReplyRecovery } from './recover-reply.ts'
import { createTellingsReader } from './read-tellings.ts'
import { createStatsRefresh } from './refresh-stats.ts'
import { createMessaging, type Messaging } from './messaging.ts'
import { type Command, readCommand } from './slash/read-command.ts'
import { createCommandRunner } from './slash/run-command.ts'
import { createConversationCommands } from './conversation-commands.ts'
import { createChipHandler } from './take-chip.ts'

/** A conversation, independent of its display: it continues while the player is on another screen. */
export interface Conversation {
  /**
   * Verifies the session, loads the conversation and refreshes the figures. Of a conversation that is already loaded,
   * adds only what the shark has told since.
   */
  open(): Promise<void>
  /** Adds what the shark has told since the conversation was loaded. */
  readTellings(): Promise<void>
  /** Switches to another shark and loads that conversation. */
  switchTo(character: Character): Promise<void>
  /** Sends a message (see {@link Messaging.send}), or runs it as a command if it starts with a slash. */
  send(text: string): Promise<void> | null
  /** Requests new words for the last reply; null when that is not possible. */
  regenerate(): Promise<void> | null
  /** Copies the last reply and shows whether that succeeded. */
  copy(): Promise<void>
  /** Downloads the conversation as a file. */
  save(format: string): void
  /** Takes a chip. Presses less than 300 ms apart count once. */
  take(chip: QuickReply): Promise<void>
  /** Stops the reply; false when there is none, or it is stopping already. */
  stop(): boolean
  /** Stops everything when the player changes: the running reply belongs to the previous player. */
  reset(): void
}

export function createConversation(services: ConversationServices): Conversation {
  const { stores } = services
  const systemMessages = createSystemMessages(services)
  const refreshStats = createStatsRefresh(services)
  const readTellings = createTellingsReader(services)

  const recovery = createReplyRecovery(services, (loaded, { message }) => {
    showConversation(stores.chat, loaded)
    messaging.markReceived(message)
    if (loaded.running_turn_id !== undefined) void messaging.resume(loaded.running_turn_id)
  })
  const messaging: Messaging = createMessaging(services, {
    systemMessages,
    onLost: recovery.watch,
    async onReply() {
      await refreshStats()
      // The server responds again, so retry a conversation that failed to load.
      await loader.retry()
    },
  })
  const loader: ConversationLoader = createConversationLoader(services, {
    systemMessages,
    refreshStats,
    readTellings,
    onRunning: (turnId) => void messaging.resume(turnId),
    onIdle: () => void messaging.requestUnprompted(),
  })
  const takeChip = createChipHandler(services, {
    systemMessages,
    send: messaging.send,
    reload: loader.open,
  })

  const commands = createConversationCommands(services, messaging)
  const runCommand = createCommandRunner(services, commands)
  const runAndShow = async (command: Command): Promise<void> => {
    try {
      const output = await runCommand(command)
      if (output !== null) systemMessages.show(output)
    } catch (failure) {
      systemMessages.showFailure(failure)
    }
  }

  return {
    open: loader.open,
    readTellings,
    async switchTo(character) {
      if (stores.chat.getState().loading) return
      recovery.cancel()
      await loader.switchTo(character)
    },
    send(text) {
      const command = readCommand(text)
      if (command) return runAndShow(command)
      // Offline, the text stays in the field and can be sent later.
      return services.isOnline() ? messaging.send(text) : null
    },
    regenerate: messaging.regenerate,
    copy: async () => systemMessages.show(await commands.copy()),
    save: (format) => systemMessages.show(commands.save(format)),
    take: takeChip,
    stop: messaging.stop,
    reset() {
      recovery.cancel()
      loader.reset()
      messaging.reset()
    },
  }
}

import { type Character } from '#src/protocol/characters.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { createComplaints } from './complaints.ts'
import { type ConversationServices } from './conversation-services.ts'
import { createTalkLoading, showTalk, type TalkLoading } from './load-talk.ts'
import { createAnswerRecovery } from './recover-answer.ts'
import { createStatsRefresh } from './refresh-stats.ts'
import { createSpeaking, type Speaking } from './speaking.ts'
import { type Command, readCommand } from './slash/read-command.ts'
import { createCommandRunner } from './slash/run-command.ts'
import { createTalkTools } from './talk-tools.ts'
import { createChipTaker } from './take-chip.ts'

/** The talk itself, apart from how it looks: it goes on while the player is on another screen. */
export interface Conversation {
  /** Spec §4, chat view init. What is loaded already stays as it is. */
  open(): Promise<void>
  /** Turns to another shark, whose talk is loaded. */
  turnTo(character: Character): Promise<void>
  /** See {@link Speaking.say}. A line that begins with a slash is a command, and is never said. */
  say(text: string): Promise<void> | null
  /** Has the last answer worded anew; null where that cannot be. */
  again(): Promise<void> | null
  /** Copies the last answer, and says whether it could be. */
  copy(): Promise<void>
  /** Hands the talk over as a file. */
  save(format: string): void
  /** Takes a chip; presses closer than 300 ms count once. */
  take(chip: QuickReply): Promise<void>
  /** Has the shark stop; false where none speaks, or is stopping already. */
  stop(): boolean
  /** The player is another: what is still being said was said to somebody else. */
  leave(): void
}

export function createConversation(services: ConversationServices): Conversation {
  const { stores } = services
  const complaints = createComplaints(services)
  const refreshStats = createStatsRefresh(services)

  const recovery = createAnswerRecovery(services, (talk, { message }) => {
    showTalk(stores.chat, talk)
    speaking.found(message)
    if (talk.running_turn_id !== undefined) void speaking.follow(talk.running_turn_id)
  })
  const speaking: Speaking = createSpeaking(services, {
    complaints,
    lost: recovery.watch,
    async answered() {
      await refreshStats()
      // The server answers again: what it could not tell before it may tell now.
      await loading.retry()
    },
  })
  const loading: TalkLoading = createTalkLoading(services, {
    complaints,
    refreshStats,
    follow: (turnId) => void speaking.follow(turnId),
    rested: () => void speaking.hearFirst(),
  })
  const take = createChipTaker(services, { complaints, say: speaking.say, reload: loading.open })

  const tools = createTalkTools(services, speaking)
  const runCommand = createCommandRunner(services, tools)
  const command = async (asked: Command): Promise<void> => {
    try {
      const told = await runCommand(asked)
      if (told !== null) complaints.tell(told)
    } catch (failure) {
      complaints.explain(failure)
    }
  }

  return {
    open: loading.open,
    async turnTo(character) {
      if (stores.chat.getState().loading) return
      recovery.forget()
      await loading.turnTo(character)
    },
    say(text) {
      const asked = readCommand(text)
      if (asked) return command(asked)
      // Kept in the field, to be sent when the player says so.
      return services.isOnline() ? speaking.say(text) : null
    },
    again: speaking.again,
    copy: async () => complaints.tell(await tools.copy()),
    save: (format) => complaints.tell(tools.save(format)),
    take,
    stop: speaking.stop,
    leave() {
      recovery.forget()
      loading.forget()
      speaking.leave()
    },
  }
}

import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { SLASH_TEXTS } from '#src/protocol/slash-texts.ts'
import { type ConversationServices } from './conversation-services.ts'
import { type ConversationCommands } from './slash/run-command.ts'
import { jsonFile, textFile } from './slash/conversation-file.ts'
import { type Messaging } from './messaging.ts'

/** How many search results are shown. */
const MAX_RESULTS = 8
const RESULT_COLUMNS = 60

/** Commands that search, copy, save and regenerate messages. */
export function createConversationCommands(
  { copy, save, stores }: ConversationServices,
  { regenerate, stop }: Pick<Messaging, 'regenerate' | 'stop'>,
): ConversationCommands {
  const chat = () => stores.chat.getState()
  return {
    find(text) {
      const needle = text.toLowerCase()
      const matches = chat().messages.filter(
        ({ role, content }) => role !== 'system' && content.toLowerCase().includes(needle),
      )
      if (matches.length === 0) return SLASH_TEXTS.notFound(text)
      const shown = matches.slice(-MAX_RESULTS).map(({ content }) => excerpt(content, needle))
      return [SLASH_TEXTS.found(matches.length, text), ...shown].join('\n')
    },
    async copy() {
      const last = chat().messages.findLast(({ role }) => role === 'assistant')
      if (!last) return SLASH_TEXTS.nothingSaid
      return (await copy(last.content)) ? SLASH_TEXTS.copied : SLASH_TEXTS.notCopied
    },
    async regenerate() {
      const regenerated = regenerate()
      if (regenerated === null) return SLASH_TEXTS.nothingSaid
      await regenerated
      return null
    },
    save(format) {
      const { character, conversationId, messages } = chat()
      // Command output and failures are not part of the conversation.
      const spoken = messages.filter(({ role }) => role !== 'system')
      const isJson = format?.toUpperCase() === CHAT_TEXTS.export.json
      const file = isJson
        ? jsonFile(character, conversationId, spoken)
        : textFile(character, spoken)
      save(file)
      return SLASH_TEXTS.saved(file.name)
    },
    stop,
  }
}

/** Returns the text around the match, on one row. */
function excerpt(content: string, needle: string): string {
  const row = content.replaceAll('\n', ' ')
  const at = row.toLowerCase().indexOf(needle)
  const from = Math.max(0, Math.min(at - 20, row.length - RESULT_COLUMNS))
  const part = row.slice(from, from + RESULT_COLUMNS)
  return `· ${from > 0 ? '…' : ''}${part}${from + RESULT_COLUMNS < row.length ? '…' : ''}`
}

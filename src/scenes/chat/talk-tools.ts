import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { SLASH_TEXTS } from '#src/protocol/slash-texts.ts'
import { type ConversationServices } from './conversation-services.ts'
import { type TalkCommands } from './slash/run-command.ts'
import { jsonFile, textFile } from './slash/talk-file.ts'
import { type Speaking } from './speaking.ts'

/** Lines of a search that are shown; there may be more. */
const FOUND_SHOWN = 8
const FOUND_COLUMNS = 60

/** What can be done with what was said: found, copied, saved, worded anew. */
export function createTalkTools(
  { copy, save, stores }: ConversationServices,
  { again, stop }: Pick<Speaking, 'again' | 'stop'>,
): TalkCommands {
  const chat = () => stores.chat.getState()
  return {
    find(words) {
      const wanted = words.toLowerCase()
      const hits = chat().messages.filter(
        ({ role, content }) => role !== 'system' && content.toLowerCase().includes(wanted),
      )
      if (hits.length === 0) return SLASH_TEXTS.notFound(words)
      const shown = hits.slice(-FOUND_SHOWN).map(({ content }) => cut(content, wanted))
      return [SLASH_TEXTS.found(hits.length, words), ...shown].join('\n')
    },
    async copy() {
      const last = chat().messages.findLast(({ role }) => role === 'assistant')
      if (!last) return SLASH_TEXTS.nothingSaid
      return (await copy(last.content)) ? SLASH_TEXTS.copied : SLASH_TEXTS.notCopied
    },
    async again() {
      const worded = again()
      if (worded === null) return SLASH_TEXTS.nothingSaid
      await worded
      return null
    },
    save(format) {
      const { character, conversationId, messages } = chat()
      const isJson = format?.toUpperCase() === CHAT_TEXTS.export.json
      const file = isJson
        ? jsonFile(character, conversationId, messages)
        : textFile(character, messages)
      save(file)
      return SLASH_TEXTS.saved(file.name)
    },
    stop,
  }
}

/** The part of a line around the words, on one row. */
function cut(content: string, wanted: string): string {
  const row = content.replaceAll('\n', ' ')
  const at = row.toLowerCase().indexOf(wanted)
  const from = Math.max(0, Math.min(at - 20, row.length - FOUND_COLUMNS))
  const part = row.slice(from, from + FOUND_COLUMNS)
  return `· ${from > 0 ? '…' : ''}${part}${from + FOUND_COLUMNS < row.length ? '…' : ''}`
}

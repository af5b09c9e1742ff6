import { SLASH_COMMANDS, type SlashName } from '#src/protocol/slash-texts.ts'

/** A line that begins with a slash, taken apart. */
export interface Command {
  /** Null where there is no such command. */
  readonly name: SlashName | null
  /** As typed, without the slash. */
  readonly word: string
  readonly words: readonly string[]
}

/** A command, or null where the line is speech. '//' is a slash that is meant. */
export function readCommand(line: string): Command | null {
  const match = /^\/(?!\/)(\S*)\s*([\s\S]*)$/.exec(line.trim())
  if (!match) return null
  const [, word = '', rest = ''] = match
  const found = SLASH_COMMANDS.find(({ name }) => name === word.toLowerCase())
  return { name: found?.name ?? null, word, words: rest.split(/\s+/).filter(Boolean) }
}

/** What a line that is being typed may become: whole commands, best known first; none once the first word is done. */
export function completionsOf(line: string): readonly string[] {
  const match = /^\/(\w*)$/.exec(line)
  if (!match) return []
  const begun = (match[1] ?? '').toLowerCase()
  return SLASH_COMMANDS.filter(({ name }) => name.startsWith(begun)).map(({ name }) => `/${name}`)
}

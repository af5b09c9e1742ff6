import { SLASH_COMMANDS, type SlashName } from '#src/protocol/slash-texts.ts'

/** A parsed line that starts with a slash. */
export interface Command {
  /** Null when there is no such command. */
  readonly name: SlashName | null
  /** As typed, without the slash. */
  readonly word: string
  readonly words: readonly string[]
}

/** Returns the command, or null when the line is a message. '//' escapes a slash. */
export function readCommand(line: string): Command | null {
  const match = /^\/(?!\/)(\S*)\s*([\s\S]*)$/.exec(line.trim())
  if (!match) return null
  const [, word = '', rest = ''] = match
  const found = SLASH_COMMANDS.find(({ name }) => name === word.toLowerCase())
  return { name: found?.name ?? null, word, words: rest.split(/\s+/).filter(Boolean) }
}

/** Returns the commands that start with the typed text, most common first; none after the first space. */
export function completionsOf(line: string): readonly string[] {
  const match = /^\/(\w*)$/.exec(line)
  if (!match) return []
  const begun = (match[1] ?? '').toLowerCase()
  return SLASH_COMMANDS.filter(({ name }) => name.startsWith(begun)).map(({ name }) => `/${name}`)
}

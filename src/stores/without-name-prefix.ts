import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'

/** Removes the name that a voice may put before its text: "Vinnie: What?" becomes "What?". */
export function withoutNamePrefix(content: string, character: Character): string {
  for (const name of [CHARACTER_NAMES[character], character]) {
    const prefix = `${name}:`
    if (content.toLowerCase().startsWith(prefix.toLowerCase())) {
      return content.slice(prefix.length).trimStart()
    }
  }
  return content
}

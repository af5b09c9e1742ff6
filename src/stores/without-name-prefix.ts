import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'

/** spec §4, sending, step 5: a voice that signs its line ("Vinnie: What?") loses the signature. */
export function withoutNamePrefix(content: string, character: Character): string {
  for (const name of [CHARACTER_NAMES[character], character]) {
    const prefix = `${name}:`
    if (content.toLowerCase().startsWith(prefix.toLowerCase())) {
      return content.slice(prefix.length).trimStart()
    }
  }
  return content
}

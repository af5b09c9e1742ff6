import { type Character } from '#src/protocol/characters.ts'
import { type Mood } from '#src/protocol/chat.ts'

/** The outline of each head, for every mood: vinnie's jaw, tommy's cheeks, carmela's pearls, the Boss's hat. */
const HEADS: Readonly<Record<Character, readonly [left: string, right: string]>> = {
  vinnie: ['[', ']'],
  tommy: ['(', ')'],
  carmela: ['°(', ')°'],
  bigboss: ['▄(', ')▄'],
}
const FEATURES: Readonly<Record<Mood, string>> = {
  cold: '-_-',
  neutral: '•_•',
  warm: '^‿^',
  angry: '>_<',
  amused: '¬‿¬',
}

/** Returns a shark's face, five to seven cells wide. */
export function faceOf(character: Character, mood: Mood): string {
  const [left, right] = HEADS[character]
  return `${left}${FEATURES[mood]}${right}`
}

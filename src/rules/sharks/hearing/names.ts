import type { Shark } from '../decision.ts'

/** A shark who is spoken of, and the words of the message with the name replaced. */
export interface Named {
  /** Null where no shark is spoken of. */
  readonly subject: Shark | null
  readonly words: readonly string[]
}

/** Replaces the name of a shark who is spoken of. */
const NAME = '#shark'

const STEMS: readonly { readonly shark: Shark; readonly pattern: RegExp }[] = [
  {
    shark: 'vinnie',
    pattern: /^(?:vin+(?:ie|y|i|iego|iemu|iem|ies|ys)?|ivnnie|винни|винн[иeе])$/u,
  },
  {
    shark: 'tommy',
    pattern: /^(?:tom+(?:y|ie|i|ym|iego|yego|yemu|ys|ies)|tmomy|томми|томм[иы])$/u,
  },
  { shark: 'carmela', pattern: /^(?:carmell?a?(?:s|i|e|ę)?|carmelą|кармел[аеуыойю]{1,2})$/u },
  { shark: 'bigboss', pattern: /^(?:bigboss(?:s|es)?)$/u },
]
/** A name directly after one of these words can address the listener: 'thanks, Tommy'. */
const WORDS_BEFORE_ADDRESS = new Set(
  (
    'hi hello hey heya yo yoyo ey oi sup howdy hiya morning afternoon evening night day thanks thank thx ty bye goodbye ya later cya ' +
    'ok okay yes no yeah please sorry listen look come man hola oi ola salut bonjour bonsoir hallo servus ciao salve buongiorno ' +
    'buonasera czesc hej siema привет здравствуй здорово gracias merci danke grazie obrigado valeu dzieki спасибо добрый вечер well good'
  ).split(' '),
)

/** Finds the shark that a message speaks of. A name that only addresses the listener is removed from the words. */
export function spokenOf(plain: string, words: readonly string[]): Named {
  const joined = joinBoss(words)
  let subject: Shark | null = null
  const kept: string[] = []
  for (const [index, word] of joined.entries()) {
    const shark = sharkNamed(word)
    if (shark === null) kept.push(word)
    else if (!isAddressed(plain, joined, index)) {
      subject = shark
      kept.push(NAME)
    }
  }
  return { subject, words: kept.length === 0 && words.length > 0 ? ['hello'] : kept }
}

function sharkNamed(word: string): Shark | null {
  return STEMS.find(({ pattern }) => pattern.test(word))?.shark ?? null
}

/** 'the boss' and 'big boss' are a name; 'my boss' and 'boss' are not. */
function joinBoss(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    if ((word === 'the' && next === 'boss') || (word === 'big' && next === 'boss'))
      return ['bigboss']
    if (word === 'boss' && ['the', 'big'].includes(words[index - 1] ?? '')) return []
    if (word === 'the' && next === 'big' && words[index + 2] === 'boss') return []
    return [word]
  })
}

/** Whether a name addresses the listener: alone, after a greeting, or at either end and set off by punctuation. */
function isAddressed(plain: string, words: readonly string[], index: number): boolean {
  if (words.length === 1) return true
  const before = words[index - 1]
  if (before !== undefined && WORDS_BEFORE_ADDRESS.has(before) && index === words.length - 1)
    return true
  if (before !== undefined && WORDS_BEFORE_ADDRESS.has(before) && index === 1) return true
  if (index === 0) return /^\p{L}+(?: boss)? ?[,!.:;]/u.test(plain)
  return index === words.length - 1 && /[,;] ?(?:the |big )*\p{L}+ ?[.!?]*$/u.test(plain)
}

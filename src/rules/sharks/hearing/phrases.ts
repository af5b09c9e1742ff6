import type { UtteranceKind } from './kinds.ts'
import type { Message } from './message.ts'

/** A phrase that decides the kind of a message which was taken for one of `from`. */
interface Phrase {
  readonly pattern: RegExp
  readonly from: readonly UtteranceKind[]
  /** The kinds that the phrase can mean. The first legal one counts. */
  readonly means: readonly UtteranceKind[]
}

const VAGUE: readonly UtteranceKind[] = ['unknown', 'small_talk', 'off_topic']
const REFUSAL = '(?:aint|arent|not|wont|never|dont|cant|no)'
const NOTHING =
  '(?:nothing|anything|shit|squat|jack|zip|(?:a|one|another|any) (?:dime|cent|penny|nickel|red cent|buck))'

const PHRASES: readonly Phrase[] = [
  {
    // "You clown, just kidding"
    pattern:
      /\b(?:jk|(?:just |only )?(?:kidding|joking)|lol|lmao|rofl|a?(?:ha){2,}h?|(?:he){2,})\b|😂|🤣|😜|😉/u,
    from: ['insult', 'threat'],
    means: ['joke'],
  },
  {
    pattern: /^(?:not (?:too |so )?bad|so so)\b/,
    from: ['decline', 'unknown'],
    means: ['small_talk'],
  },
  {
    // 'My sister works at the hospital'
    pattern: /\bmy \w+(?: \w+)? (?:works|is working) (?:at|in|for|as)\b/,
    from: ['excuse', 'beg'],
    means: ['small_talk'],
  },
  {
    // 'I owe you an apology'
    pattern:
      /\b(?:owe (?:you|u|ya) an? (?:\w+ )?(?:apolog\w+|sorry)|apologi[sz]e|my apologies|forgive me|i was out of line)\b/,
    from: [...VAGUE, 'promise', 'pay', 'ask_loan', 'ask_terms', 'decline', 'accept', 'excuse'],
    means: ['apology'],
  },
  {
    // "I'll take it, thank you"
    pattern:
      /(?<!\bnot )\b(?:ill|i will|we|well|gonna|going to|lets|let me|lemme|i) ?take (?:it|that|the (?:money|deal|loan|offer|cash|terms))\b(?! (?:back|easy))/,
    from: [...VAGUE, 'thanks', 'compliment', 'farewell', 'greeting', 'pay', 'apology'],
    means: ['accept'],
  },
  {
    // "You ain't getting nothing from me"
    pattern: new RegExp(
      `\\b${REFUSAL}(?: \\w+){0,3} (?:get|gets|getting|gonna get|see|seeing|give|giving)(?: \\w+){0,2} ${NOTHING}\\b|\\byou(?:ll)? (?:get|are getting|will get) nothing\\b`,
    ),
    from: [...VAGUE, 'promise', 'pay', 'excuse', 'beg', 'ask_loan', 'insult'],
    means: ['decline'],
  },
  {
    // 'Lemme hold 5k'
    pattern:
      /\b(?:lemme|let me|can i|could i|may i|i (?:need|want)(?: to)?|id like to|looking to)(?: \w+)? (?:hold|get|have|see|use|score|grab)(?: \w+){0,2} #money/,
    from: VAGUE,
    means: ['ask_loan'],
  },
  {
    // 'Think you could push my date back a day'
    pattern:
      /\b(?:push|move|shift|change|stretch|extend|bump|set)(?: \w+){0,2} (?:date|deadline|due day|due date|loan|payment)\b/,
    from: [...VAGUE, 'postpone', 'trade', 'farewell', 'ask_loan', 'counter'],
    means: ['beg', 'ask_favour'],
  },
  {
    // 'Give me till Friday'
    pattern: /\b(?:give|gimme|need|allow|lend|spare|wait)(?: me| us)?(?: \w+){0,2} #days\b/,
    from: [...VAGUE, 'postpone', 'farewell', 'promise', 'trade'],
    means: ['beg'],
  },
  {
    // 'I could use some protection', 'spare me a little advance'
    pattern:
      /\b(?:use|need|want|get|give me|spare me|spot me)(?: \w+){0,3} (?:protection|advance)\b|\bprotect me\b/,
    from: [...VAGUE, 'compliment', 'trade', 'beg'],
    means: ['ask_favour'],
  },
  {
    // 'Have we met before'
    pattern:
      /\b(?:have|havent|did|didnt) (?:we|i|you|u) (?:ever |never )?(?:met|meet|seen me|see me)\b|\bdo (?:you|u) (?:know|remember|recogni[sz]e) me\b/,
    from: [...VAGUE, 'ask_identity', 'greeting', 'trade'],
    means: ['ask_memory'],
  },
]

/** Returns the kind that a phrase of the message decides, or null when none applies. */
export function kindByPhrase(
  kind: UtteranceKind,
  { amounts }: Message,
  legal: readonly UtteranceKind[],
): UtteranceKind | null {
  for (const { pattern, from, means } of PHRASES) {
    if (!from.includes(kind) || !pattern.test(amounts.plain)) continue
    const meant = means.find((candidate) => legal.includes(candidate))
    if (meant !== undefined) return meant
  }
  return null
}

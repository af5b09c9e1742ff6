import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { determinedNounOf, isPlainNoun } from './noun.ts'

const YOU = '(?:you|u|ya)'
const START = '^(?:(?:so|and|but|hey|ok|well|say|tell me|hm+|yo) )*'

/** Forms of questions, each with its pattern. The first that fits counts. Each has answers of its own. */
const FORMS = {
  date: new RegExp(
    `\\bwhat(?:s| is)? (?:the )?(?:year|day|date|month|time)\\b(?! (?:do|did|should|is it due|works|works))|\\bwhat (?:year|day|date|month|time) is (?:it|this|today)\\b`,
  ),
  extreme: new RegExp(
    `\\b(?:whats|what is|what was|whos|who is|who was|which is|tell me) (?:the|your|ur) (?!(?:near|clos|fast|quick|short|earli|lat)est\\b)(?:\\w+est|best|worst|most|least|biggest|smallest)\\b`,
  ),
  ever: new RegExp(
    `\\b(?:${YOU}|have|did|do) (?:${YOU} )?ever\\b|^ever\\b|\\bhave ${YOU} (?:seen|been|done|had|met|tried|lost|won)\\b`,
  ),
  favourite: new RegExp(
    `\\bfavou?rite\\b|\\bwhat (?:\\w+ ){0,3}(?:do|would) ${YOU} (?:like|prefer|love|listen to|watch|drink|eat|read|root for)\\b|\\bwho do ${YOU} (?:like|root for|follow)\\b`,
  ),
  should_i: new RegExp(
    `${START}(?:should|shall|would you say|do ${YOU} think) i\\b|\\b(?:too late|worth it|a good idea|smart|a mistake|dumb|crazy) (?:to|for me|if i)\\b`,
  ),
  opinion: new RegExp(
    `\\bwhat(?:s| do| did| is)? (?:${YOU}|your|ur) (?:think|thoughts?|opinion|take|make|say|reckon)\\b|\\bhow do ${YOU} (?:feel|like)\\b|\\b(?:do )?${YOU} (?:think|reckon|believe|figure)\\b`,
  ),
  would_you: new RegExp(
    `\\bwhat (?:would|will|wouldve|would have) ${YOU}\\b|${START}(?:would|could) ${YOU} (?:ever|rather|still|mind)\\b|\\bif ${YOU} (?:could|had|were|won|found|got)\\b`,
  ),
  can_you: new RegExp(`${START}(?:can|could|will|would|wont|cant) ${YOU}\\b`),
  can_i: new RegExp(
    `${START}(?:can|could|may|do i get to|am i allowed to|is it ok(?:ay)? if) (?:i|we)\\b`,
  ),
  why: new RegExp(`${START}(?:why|how come|whats the reason|what made)\\b`),
  which: new RegExp(`${START}(?:which|what (?:kind|sort|type)s? of)\\b`),
  who: new RegExp(`${START}(?:who|whos|whose|whom)\\b`),
  where: new RegExp(`${START}(?:where|wheres|whered)\\b`),
  how_long: new RegExp(`${START}(?:how long|until when|till when|for how long)\\b`),
  when: new RegExp(`${START}(?:when|whens|by when|at what time)\\b`),
  how_many: new RegExp(`${START}how (?:many|much|often|far|big|old|tall|rich)\\b`),
  how: new RegExp(`${START}(?:how|hows)\\b`),
  are_you: new RegExp(
    `${START}(?:are|arent|were|r|is) (?:${YOU}|your|ur|yall)\\b|^${YOU} (?:mad|angry|ok|okay|sure|serious|single|married|busy|tired|happy|rich|scared|drunk|hungry|there|from|really|alone|the|a)\\b[^?]*\\?`,
  ),
  do_you: new RegExp(
    `${START}(?:do|does|did|are|were|have|has|got|dont|arent|didnt) (?:${YOU}|your|ur)\\b|^${YOU} \\w+(?: \\w+){0,4}\\?|^${YOU} (?:got|have|sell|take) (?:any|some|change)\\b`,
  ),
  about_you: new RegExp(
    `\\b(?:tell me|talk) about (?:${YOU}|your)\\b|\\bwhat(?:s| is| are| was| were|re)? (?:with |up with )?(?:your|ur)\\b|\\bwhat (?:do|did|are|were|have) ${YOU}\\b`,
  ),
  what: new RegExp(`${START}(?:what|whats|whatre)\\b`),
  is_it: new RegExp(
    `${START}(?:is|are|was|were|isnt|arent|does|do|did|has|have|will|would|can|could|am|should)\\b|\\b(?:is it|isnt it|right|true|huh)\\?$`,
  ),
} as const satisfies Readonly<Record<string, RegExp>>

/** The form of a question. It does not depend on the subject. */
export type QuestionForm = keyof typeof FORMS | 'choice' | 'either' | 'noun'

const ENTRIES = Object.entries(FORMS) as readonly (readonly [QuestionForm, RegExp])[]

/** A question that names two things: 'worth the risk or sucker stuff?'. */
const EITHER =
  /\bor\b.*\?\s*$|^(?:would (?:you|u|ya) rather|which|is it|are you|do you|is that)\b.* or \b/
const NO_CHOICE =
  /\bor (?:what|else|not|so|something|anything|whatever|somebody|someone|two|nah|no)\b/

/** Returns the form of a question by which it can be answered, or null: that of its last clause which has one. */
export function formOf(text: string): QuestionForm | null {
  const plain = withoutAccents(plainText(text))
  if (EITHER.test(plain) && !NO_CHOICE.test(plain)) return 'either'
  const asked = plain.split(/[.!?;,:]+\s+/).findLast((clause) => QUESTION.test(clause))
  return formOfClause(asked ?? plain) ?? formOfClause(plain)
}

/** Forms of questions whose answer may repeat the noun that they ask about. */
const ABOUT_NOUN: readonly QuestionForm[] = [
  'why',
  'who',
  'where',
  'when',
  'how_many',
  'how',
  'what',
  'is_it',
]
const MOST_WORDS_ABOUT_NOUN = 12

/**
 * Returns the noun that a question is surely about, or null: 'what's with all the sirens' is about the sirens. It is the only
 * noun with an article or a possessive in a short question of one clause.
 */
export function askedNounOf(text: string): string | null {
  const plain = withoutAccents(plainText(text)).replace(/\b(?:all|both|half) the\b/g, 'the')
  const form = formOf(text)
  const isShort = plain.split(' ').length <= MOST_WORDS_ABOUT_NOUN
  if (form === null || !ABOUT_NOUN.includes(form) || !isShort || /[.!;,:?] /.test(plain))
    return null
  return determinedNounOf(plain)
}

function formOfClause(clause: string): QuestionForm | null {
  return ENTRIES.find(([, pattern]) => pattern.test(clause))?.[0] ?? null
}

/** Whether one of the clauses of a message asks something: 'no school today, where should I go'. */
export function asksSomewhere(text: string): boolean {
  const clauses = withoutAccents(plainText(text)).split(/[.!?;,:]+\s+/)
  return clauses.some((clause) => QUESTION.test(clause) && !TELLS.test(clause))
}

/** 'When I was nine', 'what a day': these ask nothing. */
const TELLS =
  /^(?:(?:when|while|where|what) (?:i|we|you|u|my|he|she|they)|what an?|how (?:nice|sweet|lovely)|who knows|do not|do an?|do the|do me|do it|do your|have an?|have some)\b[^?]*$/
const QUESTION =
  /^(?:(?:so|and|but|hey|ok|well) )?(?:who|whos|what|whats|whatre|where|wheres|when|whens|why|how|hows|howd|which|whose|do|does|did|is|are|r|was|were|isnt|arent|can|could|will|would|should|have|has|got|ever|(?:you|u|ya) (?:got|have|sell|take) (?:any|some|change))\b.*|\?\s*$/

/** Whether a message asks something. */
export function isQuestion(text: string): boolean {
  const plain = plainText(text)
  return QUESTION.test(plain) && !TELLS.test(plain)
}

const CHOICE = /(?:^|[,:?] ?| )(?:the )?([a-z]+) or (?:the )?([a-z]+)(?: ?[?.!,]|$)/
const MOST_WORDS = 9
/** Idioms that leave no choice. */
const IDIOM =
  /\b(?:rain or shine|sooner or later|more or less|now or never|life or death|do or die|win or lose|like it or not|trick or treat)\b/
/** 'Any brothers or sisters?' asks for no choice. */
const IS_OF_KIND = /\b(?:any|got|have|has|had|either|whether)\b/

/** Returns the first of two things that the player asks to choose from, "pizza or pasta?", or null. */
export function choiceIn(text: string): string | null {
  const plain = withoutAccents(plainText(text))
  const found = CHOICE.exec(plain)
  if (!found || IDIOM.test(plain) || !(found.index === 0 || isQuestion(text))) return null
  const [, one = '', other = ''] = found
  const isShort = plain.split(' ').length <= MOST_WORDS
  return isShort && !IS_OF_KIND.test(plain) && isPlainNoun(one) && isPlainNoun(other) ? one : null
}

/** What is said or asked about another shark, each with its pattern. */
const GOSSIP = {
  quoted:
    /\b(?:said|says|told me|tells me|telling|been saying|swears|claims|thinks|called you|calls you|talks? about you)\b/,
  compare:
    /\b(?:(?:nicer|meaner|better|tougher|smarter|stronger|richer|scarier|worse|cheaper|older|faster|cooler|bigger)(?: \w+){0,2} than (?:you|u)|who would win|who wins|who(?:s| is) (?:\w+er|more|the)|(?:you|u) (?:or|vs|versus|against)|or you\b|beat (?:you|him|her))\b/,
  truth:
    /\b(?:is it true|is that true|true\?|true that|did (?:he|she|vinnie|tommy|carmela|the boss|#shark)|i hear(?:d)?|rumor|they say|people say|word is|really|ever)\b/,
} as const satisfies Readonly<Record<string, RegExp>>

/** How a message speaks of another shark. */
export type GossipForm = keyof typeof GOSSIP

/** Returns how a message speaks of another shark, or null when it says no more than the name. */
export function gossipForm(text: string): GossipForm | null {
  const plain = plainText(text)
  const found = Object.entries(GOSSIP).find(([, pattern]) => pattern.test(plain))
  return (found?.[0] as GossipForm | undefined) ?? null
}

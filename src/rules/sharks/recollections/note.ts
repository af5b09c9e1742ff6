import { startOfDay, dayOf } from '../../calendar.ts'
import { RULES } from '../../config.ts'
import { formatCents } from '../../money.ts'
import { plainText } from '../amounts/plain-text.ts'
import type { Act } from '../decision.ts'
import type { Heard } from '../hear.ts'
import { nounOf } from '../noun.ts'
import type { Situation } from '../situation.ts'
import { triggerOf } from '../triggers.ts'
import { personIn } from './people.ts'
import { placeIn } from './places.ts'
import type { Noted } from './recollection.ts'

/** From this cash on, a player who says that they are broke is known to lie, in cents. */
const NOT_BROKE_CENTS = 500_000

const SAYS_BROKE =
  /\b(?:(?:im|i am|totally|completely|flat) broke|i(?:ve| have)? (?:got )?(?:no money|nothing(?: left)?|not a (?:dime|cent|penny))|i dont have (?:any money|a (?:dime|cent|penny)|the money|it)|i (?:cant|cannot) (?:pay|afford)|my pockets are empty)\b/

const EXCUSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:robbed|mugged|stole|stolen|burglar\w*)\b/, 'you had been robbed'],
  [/\b(?:funeral|died|passed away|buried)\b/, 'there had been a funeral'],
  [/\b(?:fired|laid off|lost my job)\b/, 'you had lost your job'],
  [/\b(?:sick|hospital|doctor|flu|surgery)\b/, 'there was sickness in the house'],
  [/\b(?:car|truck|van|engine)\b/, 'your car had broken down'],
  [/\b(?:cops?|police|busted|raid\w*)\b/, 'the cops had taken it all'],
  [/\b(?:business|slow|market|prices|nobody(?:s| is)? buying)\b/, 'business was bad'],
]
const COULD_NOT =
  /\b(?:couldnt|could not|cant|cannot|didnt) (?:\w+ )?(?:make it|come|pay|get|bring|find)\b/

const THREATS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kill|dead|bury|murder|shoot|whack)\b/, 'you would put me in the ground'],
  [/\b(?:legs?|knees?|arms?|bones?|neck)\b/, 'you would break my bones'],
  [/\b(?:burn|fire|torch)\b/, 'you would burn the place down'],
  [/\b(?:cops?|police|feds|fbi)\b/, 'you would go to the police'],
]

const GIFT =
  /\b(?:brought|bought|got|made|baked|cooked)(?: for)? (?:you|ya)(?: over)? ((?:a|an|some) [a-z ]{3,30})/

/** Returns what the player says in a message that a shark may recall later. `act` is what the shark does in reply. */
export function noteWords(situation: Situation, heard: Heard, act: Act): readonly Noted[] {
  const { text } = situation
  const plain = plainText(text)
  const drafts: readonly (Noted | null)[] = [
    plainNote('person', personIn(text)),
    notePromise(situation, heard),
    noteLie(situation, plain),
    plainNote('excuse', excuseIn(plain, heard)),
    plainNote('gift', giftIn(plain)),
    plainNote('place', placeIn(plain)),
    plainNote('threat', heard.intent === 'threat' ? threatIn(plain) : null),
    noteRefusal(heard, act),
  ]
  // Words that announce chips would mislead: lines quote them.
  return drafts.filter((note) => note !== null && triggerOf(note.words) === null) as Noted[]
}

function plainNote(kind: Noted['kind'], words: string | null): Noted | null {
  return words === null ? null : { kind, words, dueAt: null }
}

function notePromise({ openLoan, now }: Situation, { intent, cents, days }: Heard): Noted | null {
  if (intent !== 'promise' || !openLoan) return null
  const sum = cents === null ? 'my money' : `${formatCents(cents)} for me`
  if (days === null) return { kind: 'promise', words: `you would have ${sum}`, dueAt: null }
  const today = startOfDay(dayOf(now)).getTime()
  const dueAt = new Date(today + days * RULES.clock.dayMs)
  const lastDay = new Date(dueAt.getTime() - 1)
  return { kind: 'promise', words: `you would have ${sum} by ${dateOf(lastDay)}`, dueAt }
}

function noteLie({ player }: Situation, plain: string): Noted | null {
  if (!isLie(player.cashCents, plain)) return null
  return plainNote('lie', `you were broke, with ${formatCents(player.cashCents)} on you`)
}

/** Whether the player says that they are broke, and is not. */
export function isLie(cashCents: number, plain: string): boolean {
  return cashCents >= NOT_BROKE_CENTS && SAYS_BROKE.test(plain)
}

/** Whether the player gives a reason for what they could not do, though nothing is owed. */
export function givesExcuse(plain: string): boolean {
  return COULD_NOT.test(plain) && EXCUSES.some(([pattern]) => pattern.test(plain))
}

function excuseIn(plain: string, { intent }: Heard): string | null {
  if (intent !== 'excuse' && intent !== 'beg' && !COULD_NOT.test(plain)) return null
  return EXCUSES.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

function giftIn(plain: string): string | null {
  const [, thing] = GIFT.exec(plain) ?? []
  return thing === undefined ? null : nounOf(thing)
}

function threatIn(plain: string): string {
  return THREATS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'you would make me sorry'
}

function noteRefusal({ intent, cents }: Heard, act: Act): Noted | null {
  if (intent !== 'ask_loan' || act !== 'refuse_loan') return null
  return plainNote('asked', cents === null ? 'money' : formatCents(cents))
}

/** Returns the date of an instant as sharks say it: 'June 21'. */
export function dateOf(instant: Date): string {
  return instant.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}

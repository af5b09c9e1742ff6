import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { withoutActions } from './stage.ts'

const START =
  '^(?:(?:so|and|but|hey|ok|okay|well|say|look|listen|yo|man|oh|ah|please|pls|hm+|um+|wait|funny|honestly|actually|anyway|just|now|sir|boss|dear|friend)[,.!]* )*'
const YOU = '(?:you|u|ya)'

/** Forms of messages that ask nothing, each with its pattern. The first that fits counts. Each has answers of its own. */
const FORMS = {
  wishes: new RegExp(
    `\\b(?:merry|happy|feliz|joyeux|frohe) (?:christmas|xmas|new year\\w*|easter|hanukkah|holidays?|birthday|halloween|thanksgiving|fourth|4th|friday|monday|weekend|navidad)\\b|${START}(?:good luck|god bless|bless you|cheers|salute|congrat\\w*|get well|enjoy (?:your|the)|have a (?:good|nice|great)|happy \\w+day)\\b`,
  ),
  invites: new RegExp(
    `${START}(?:lets|let us|how about (?:we|a|you and me)|wanna|want to|want a|want some|care (?:for|to)|join (?:me|us)|come (?:with|over|to|join)|i invite|drinks? on me|would you like)\\b`,
  ),
  orders: new RegExp(
    `${START}(?:tell|give|gimme|show|let me (?:see|hear)|sing|guess|describe|teach|write|name|make|stop|quit|shut|relax|calm|smile|say|ask|call|send|bring|get|pick|choose|read|do|dont|be|keep|come|go|hurry|open|close|take|put|leave|talk|speak|imagine|pretend|play|draw|explain|remember|forget|let me|lemme|step aside|move)\\b`,
  ),
  story: new RegExp(
    `${START}(?:there (?:was|were|once|used)|once|one time|one day|back in|back when|when i|when we|years ago|last (?:night|week|year|summer|winter)|this one time|as a kid|in my (?:day|days|time|youth)|in (?:19)?\\d\\d)\\b|^(?:\\S+ ){22,}`,
  ),
  you_are: new RegExp(
    `${START}(?:${YOU}(?:re|r)?|ur|your|yall|you guys|this guy)\\b(?! (?:know|want|need|up|there|(?:got|have|sell|take) (?:any|some|change))\\b)`,
  ),
  somebody: new RegExp(
    `${START}(?:some(?:body|one)?|people|they|everybody|everyone|nobody|word is|rumou?r has it|i (?:just )?(?:heard|hear)|the word|(?:a|the|this|that|my|two|three|some|one) (?:\\w+ ){0,2}(?:guys?|man|men|lady|woman|fella|dude|kids?|cop|cops|friends?|buddy|pal|people|stranger|neighbou?r|priest|bartender|driver|clerk|landlord|boss|lawyer|doctor|teacher))\\b`,
  ),
  wants: new RegExp(
    `${START}(?:(?:i|we)(?: really| just| only| always)? (?:want|wanna|wish|hope|need|plan|dream|gotta|have to|would like|would love|mean to|intend|aim)|(?:id|i would) (?:like|love|rather|prefer)|(?:im|i am) (?:gonna|going to|trying to|looking (?:to|for)|planning|here (?:to|for|about)))\\b`,
  ),
  thinks: new RegExp(
    `${START}(?:i|we)(?: really| just| still| kinda)? (?:think|guess|believe|bet|suppose|figure|feel like|dont think|doubt|like|love|hate|prefer|trust|dont trust|respect|know|dont like|can tell|agree|admire|mean)\\b|${START}(?:bet|guess|figures|sounds|looks|seems|feels)\\b`,
  ),
  feels: new RegExp(
    `${START}(?:(?:im|i am|ive been|i feel|i was|i look|i sound|i get|were|we are)\\b|my (?:head|back|feet|knee|stomach|eyes|legs?|tooth|heart|wallet|life|luck)\\b)`,
  ),
  person: new RegExp(
    `${START}my (?:\\w+ ){0,2}(?:sister|brother|mother|mom|ma|mama|father|dad|wife|husband|son|daughter|kids?|cousin|uncle|aunt|grand\\w+|nephew|niece|girlfriend|boyfriend|girl|boy|baby|ex|old lady|fiancee?|family|folks|parents|in ?laws?)\\b`,
  ),
  my_thing: new RegExp(`${START}(?:my|our)\\b`),
  did: new RegExp(
    `${START}(?:i|we) (?:just |already |once |never |used to |always |also |have |ve |had |havent |didnt |finally |almost |recently |nearly )*(?:\\w+ed|went|saw|met|got|had|lost|found|made|took|came|left|told|ran|ate|slept|won|drove|spent|broke|fell|grew|heard|did|was|said|caught|wrote|sold|bought|put|read|kept|paid|been|seen|done|work|live|drive|come|run|do|have|own|play|sell|carry|know)\\b|${START}(?:ive|just|finally|lost|found|got|saw|had|been|went|sold|bought|made|took|broke|met|won|spent|skipped|missed|left|quit|almost|nearly)\\b`,
  ),
  if_then: new RegExp(`${START}if (?:i|you|u|we|he|she|they|it|my|the)\\b`),
  says_no: new RegExp(`${START}(?:no|nope|nah|never|not|none|no way|nothing)\\b`),
  says_yes: new RegExp(
    `${START}(?:yes|yeah|yep|sure|ok|okay|right|true|fine|of course|absolutely)\\b`,
  ),
  it_is: new RegExp(
    `${START}(?:it|its|this|that|thats|these|those|there|theres|here|heres|all|what a|such|the|a|an|life|money|time|business|nice|good|bad|great|no)\\b`,
  ),
} as const satisfies Readonly<Record<string, RegExp>>

/** The form of a message that asks nothing. It does not depend on the subject. */
export type StatementForm = keyof typeof FORMS | 'noise'

const ENTRIES = Object.entries(FORMS) as readonly (readonly [StatementForm, RegExp])[]
const MOST_NOISE = 3

/** Returns the form of a message that asks nothing, or null: of the whole, or of a clause. A few words of no form are noise. */
export function statementOf(text: string): StatementForm | null {
  const plain = withoutAccents(plainText(withoutActions(text)))
  const clauses = [plain, ...plain.split(/[.!;,:]+\s+/)]
  const found = clauses.map(formOfClause).find((form) => form !== null)
  return found ?? (plain.split(' ').length <= MOST_NOISE ? 'noise' : null)
}

function formOfClause(clause: string): StatementForm | null {
  return ENTRIES.find(([, pattern]) => pattern.test(clause))?.[0] ?? null
}

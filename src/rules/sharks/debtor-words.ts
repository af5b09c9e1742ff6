import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { withoutActions } from './stage.ts'

const YOU = '(?:you|u|ya)'
const SOMEBODY =
  '(?:guys?|man|men|dude|gorillas?|goons?|car|buick|cadillac|lincoln|van|sedan|somebody|someone|fella|people|kid|friend|boys)'

/** What a debtor says about the debt, each matter with its patterns. The first that fits counts. */
const MATTERS = {
  guy_outside: [
    new RegExp(
      `\\b(?:is|was|are|that|those|did|tell|call|who|whos|theres|some|a|your|the same)\\b.*\\b${SOMEBODY}\\b.*\\b(?:outside|out front|parked|across from|following|followed|watching|by my (?:door|house|place|building)|my (?:stoop|building|house|door|place|street|block|window|corner)|at my|in front)\\b`,
    ),
    /\b(?:your|his|one of your) (?:man|guy|men|guys|people|boys|cousin|goons?)\b.*\b(?:came|come|was|were|showed|visited|knocked|stood|called|broke|scared)\b/,
    /\b(?:call off|back off|get off|pull back)\b.*\b(?:guys?|dogs?|gorilla|goons?|boys|men|stoop)\b/,
    new RegExp(
      `\\b(?:did|have) ${YOU} (?:send|sent|have) (?:somebody|someone|a guy|anybody|anyone|your|people)\\b`,
    ),
  ],
  sells_debt: [
    /\b(?:sell|sold|transfer\w*|assign\w*)\b.*\b(?:my|our|the) (?:debt|loan|paper|note|receivables?|account|marker|tab)\b/,
    /\b(?:pass|passed|hand|give|trade|move|unload)\b.*\b(?:my|our|the) (?:debt|loan|paper|note|account|marker|tab) (?:off |on |over )?to\b/,
    /\b(?:sell|sold) me (?:to|off)\b|\bassign your receivables\b|\bi owe (?:him|her|them) now\b/,
  ],
  other_pays: [
    /\b(?:somebody|someone|my \w+|another|the other|other guy|friend|fella|lender|shark|vinnie|tommy|carmela|the boss|he|she|they|sal)\b.*\b(?:pay|pays|paying|cover|covers|clear|settle|buy out)\b.*\b(?:for me|it for|you (?:out|off|back|for me)|what i owe|my (?:debt|tab|loan)|it off|your money)\b/,
    /\b(?:borrow|borrowing|loan|get it|take a loan)\b.*\bfrom (?!you\b)\w+.*\b(?:to pay you|pay you|get you off)\b/,
    /\b(?:vinnie|tommy|carmela|the boss|somebody else|someone else|another (?:lender|shark))\b.*\b(?:pays? you|pay you (?:back|off)|cover me)\b/,
  ],
  denial: [
    /\b(?:i )?(?:already|did|have) (?:paid|pay) (?:you|it|that|this|u|all)\b|\bpaid (?:you|it|this) (?:back |off )?(?:already|yesterday|last week|in full)\b/,
    /\b(?:dont|do not|never|didnt|did not) (?:owe|owed|borrow\w*|sign\w*)\b.*\b(?:you|u|nothing|anything|dime|cent|money|loan|that)\b|\b(?:never|didnt|did not) (?:take|took)\b.*\b(?:loan|your money|(?:money|cash|a thing|anything|nothing) from you)\b/,
    /\b(?:money|cash|check|envelope)\b.{0,12}\b(?:sent|mailed|wired)\b|\b(?:sent|mailed|wired) (?:(?:you |u )?(?:the|your|my|a) (?:money|cash|check|envelope|payment)|(?:you |u )?it)\b|\b(?:you|u) said (?:the |it was |on |by )?(?:mon|tues|wednes|thurs|fri|satur|sun)/,
    /\bwrong (?:guy|person|man|number|customer)\b|\bno (?:recollection|memory|record) of\b|\bi(?:m| am) not late\b|\bnot my (?:debt|loan|name|signature)\b/,
  ],
  forgive: [
    /^(?!(?:just )?forget (?:it|this|that)\W*$).*\b(?:forget|forgive|cancel|erase|delete|drop|wipe|let go of|tear up|burn) (?:about )?(?:the|my|this|that|it|our) ?(?:whole )?(?:debt|loan|thing|page|tab|rest|it)?(?: go)?(?: this once)?\s*[?.!]*$/,
    /\bforget (?:what i owe|about what|the money|my debt|the rest)\b/,
    /\blet it (?:go|slide|pass)\b|\bforget about it\b|\bhave (?:a heart|mercy|pity)\b|\bcancel the debt\b|\bjust (?:delete|forget|cancel|drop) it\b|\bcall it (?:even|square|quits)\b/,
  ],
  discount: [
    /\b(?:knock off|drop|waive|skip|forget|lose|lower|cut|reduce)\b.*\b(?:late fee|fee|fees|interest|penalt\w+|vig|extra|juice|rate)\b/,
    /\b(?:settlement|cents on the dollar|discount)\b|\btake (?:#money|\$?\d+|half|less)\b.*\b(?:forget|call it|even|square|rest)\b|\btoo much\b.*\bhalf\b|\bhow about half\b/,
  ],
  pays_part: [
    /\b(?:half|part|some|a bit|a little|a piece|something|what i (?:got|have)) (?:of it )?(?:now|today|first|tonight|tomorrow|this \w+)\b|\b(?:got|have|take|bring|here(?:s| is)) (?:only )?(?:half|part|some of it|a part)\b/,
    /\b(?:pay|give|bring)\b.*\b(?:in (?:little|small|two|three|a few) (?:bits|parts|pieces|payments)|bit by bit|every week|each week|a little (?:each|every)|weekly|monthly|smaller payments)\b|\binstal?lments?\b|\bsmaller payments\b|\bpayment plan\b|\brestructur\w+\b/,
  ],
  pays_all: [
    /\b(?:pay|settle|clear|close|square|finish)(?: up| off)?\b.*\b(?:everything|all of it|it all|all today|the whole|in full|full amount|right now|whole thing|today|tonight)\b/,
    /\b(?:here|heres|i (?:got|have|brought))\b.*\b(?:all of it|the (?:full|whole) (?:amount|thing|sum)|every (?:cent|penny|dollar))\b|\bcame to pay\b|\breturn it\b|\bgive it (?:all )?back\b|\bhere to pay\b|\bhave the money\b|\bwhere do i (?:bring|put|pay|drop)\b/,
  ],
  cost_of_late: [
    /\b(?:how much|what|whats|how many|by what|is there|are there|did it|does it|do i)\b.*\b(?:late (?:fee|charge|penalt\w+)|extra(?! \w*(?:risk|goods|room|stuff|move))|penalt\w+|default|go up|went up|going up|being late|per day|each day|a day late|fees?(?!.*\b(?:trad\w+|sales?|market)\b)|add up|adding|grow\w*)\b/,
    /\b(?:getting|gets|get) (?:worse|bigger|higher) (?:every|each|by the) day\b|\bvig up to\b|\blate fees?\b|\bpenalt(?:y|ies)\b/,
  ],
  grace: [
    /\bgrace(?: period)?\b|\b(?:weekends?|sundays?|holidays?) count\b|\breset the clock\b|\brules?\b.*\blate\b/,
  ],
  how_late: [
    /\bhow (?:late|overdue|many days)\b|\b(?:am i|was i|is it|i am|im)\b.*\bdays? (?:late|over|overdue)\b|\bwhen (?:was|is|s|did)\b.*\b(?:due|deadline)\b|\b(?:was it|is it) due\b|\bfall due\b|\bwhens\b.*\bdue\b|\b(?:remind me|what|which|forgot|forget)\b.*\b(?:when|day|date|due)\b.*\bdue\b|\b(?:remind me|tell me) (?:again )?when\b/,
  ],
  what_next: [
    /\b(?:what|whats)\b.*\b(?:happens?|next|procedure|gonna do|going to do|do to me|do about it|coming)\b(?!.*\?.*\?)|^(?:so |and |ok |okay )?(?:what now|now what)\b/,
    /\bam i in trouble\b|\b(?:lose|break|cut)\b.*\b(?:finger|legs?|arm|thumb|knees?|hand)s?\b|\bgonna hurt me\b|\bwho comes\b/,
  ],
  begs_time: [
    /\b(?:more|extra|another|bit of|little|some) (?:time|ti?me|days?|week|hours?)\b|\b(?:extension|postpone|reschedul\w+|push it back|later date)\b/,
    /\b(?:give|gimme|need|get|have|just|only|one|two|three|couple|few|till|until|wait)\b.*(?:#days|\b(?:days?|weeks?|weekend|friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|payday)\b)/,
  ],
  short: [
    /\b(?:a (?:little|lil|bit)|kinda|running|might be|gonna be|come up|coming up|be) short\b|\bshort (?:this|that) (?:week|month|time)\b|\bwont have (?:it|all|the)\b|\bmight not (?:have|make)\b|\bmight be (?:a (?:little|bit|lil) )?late\b|\bcant (?:make|pay|swing)\b.*\b(?:this|by|on|it)\b/,
  ],
  fear: [
    /(?<!\b(?:not|aint|never) )\b(?:scared|afraid|terrified|frightened|nervous)\b|\b(?:dont|do not|please) (?:hurt|kill|touch|harm)\b|\bleave my (?:family|wife|kids?|mother|husband|daughter|son|house)\b|\bin one piece\b|\bhavent slept\b/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

/** What a debtor says about the debt. */
export type DebtorMatter = keyof typeof MATTERS

const ENTRIES = Object.entries(MATTERS) as readonly (readonly [DebtorMatter, readonly RegExp[]])[]
/** Matters that only a late debtor means by these patterns. */
const OF_THE_LATE: readonly DebtorMatter[] = ['guy_outside', 'what_next', 'begs_time', 'fear']

/** A debtor who says one of these pays nothing now. */
const NEGATION = /\b(?:not|dont|doesnt|cant|cannot|wont|refuse|never|couldnt|aint|unable|no way)\b/

/** Returns what a debtor says about the debt, or null when it is about something else. */
export function debtorMatterOf(text: string, isLate: boolean): DebtorMatter | null {
  const plain = withoutAccents(plainText(withoutActions(text)))
  const fits = ([matter, patterns]: (typeof ENTRIES)[number]): boolean =>
    (isLate || !OF_THE_LATE.includes(matter)) &&
    !(matter === 'pays_all' && NEGATION.test(plain)) &&
    patterns.some((each) => each.test(plain))
  return ENTRIES.find(fits)?.[0] ?? null
}

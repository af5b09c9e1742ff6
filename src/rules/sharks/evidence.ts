import { plainText, withoutAccents } from './amounts/plain-text.ts'
import type { Intent } from './decision.ts'
import type { Heard } from './hear.ts'

const GOODS =
  'smokes|cigarettes|cigs|cartons?|tapes|cassettes|booze|liquor|whiske?y|vodka|threads|clothes|parts|boards|circuits|ice|diamonds?|bonds?|goods|stuff|load|stash|crates?|boxes|merchandise|units'

/**
 * Words of which a message of a kind has at least one. A message that was heard as such a kind without them was more
 * likely misheard.
 */
const EVIDENCE: Readonly<Partial<Record<Intent, string>>> = {
  ask_rules:
    'rules?|explain|how (?:do|does|can) (?:it|this|that|the|everything|moves?|heat|interest|rep\\w*|levels?|i (?:play|win|level|get|raise|earn|make|lower))|how (?:it|this|everything) works?|works?|works out|what happens|what if|and if|if i (?:dont|cant|never|am|get|do|pay|lose|die|miss|run|say|sell|buy|still)|penalt\\w*|fees?|fines?|grace|overdue|late|early|sooner|ahead of time|allowed|reputation|rep|respect|heat|moves?|interest|vig|xp|streak|levels?|limits?|collateral',
  ask_identity:
    '(?:who|what) (?:are|r|is|were|the hell are) (?:you|u)|who am i (?:talking|speaking)|who (?:sent|made|taught) you|whos (?:this|that|asking|there)|real|names?|human|bots?|robot|ai|gpt|chatgpt|machine|computer|program|npc|person|model|scripted|call you|yourself|you really|(?:are|r) (?:you|u) (?:a|an|the|some)|mafia|mob|italian|gangster|boss|criminal|married|where (?:are|r|were) (?:you|u)',
  ask_memory:
    'remember|know (?:me|us|who i|my|about me|anything about)|met|forget|forgot|recall|who (?:am i|i am|i was)|last time|seen me|recogni[sz]e|my name|about me|memory|told you|owed|think of me|on me|heard of me',
  compliment:
    'nice|good|great|best|(?:i|really) (?:love|like) (?:you|your|u|ur|this|that|it)|love|smart|handsome|beautiful|sharp|cool|wise|generous|kind|sweet|amazing|awesome|legend|class|classy|respect|admire|elegant|fair|honest|smartest|coolest|favou?rite|lovely|gorgeous|fantastic|wonderful|pretty|impress\\w*|genius|perfect|stylish|suits? you|dig|king|queen|hero|style|funny|brilliant|charming',
  apology:
    'sorry|apolog\\w+|my bad|forgive|regret|excuse me|pardon|didnt mean|my fault|mea culpa|oops',
  promise:
    'promise|swear|word|honou?r|gonna|ill|i will|we will|youll|you will|working on|coming|guarantee|vow|oath|going to|intend|cross my heart|count on|wont|tomorrow|tonight',
  joke: 'jokes?|knock|walks? into|funny|whats the difference|what do you call|why did|laugh|haha|pun|riddle|punchline|hear the one|heard the one|comedian',
  trade: `sell|sold|selling|buy|bought|buying|trade|traded|trading|carry|carrying|hold|holding|got|have|flip|flipped|moved?|moving|unload\\w*|want|offer|interested|stocked|profit|${GOODS}`,
  ask_tip: `price\\w*|prices|cheap\\w*|expensive|sell|sells|selling|buy|buying|move|moves|moving|hot|worth|market|trade|profit|news|rumou?rs?|(?:any|what(?:s| is) the|got) word|word on|on the street|tips?|hear|heard|going on|happening|dump|unload|margin|dear|demand|short|${GOODS}`,
  ask_work:
    'work|working|jobs?|gigs?|earn|hire|hiring|errands?|rich|start|money|missions?|tasks?|run|drive|deliver\\w*|help|make|cash|hustle|useful|employ\\w*|packages?|do for you|runner',
  ask_terms:
    'loans?|lend|lending|borrow\\w*|interest|rates?|vig|terms|owe|owed|due|pay|paid|repay|credit|percent|%|days?|long|deadline|points?|total|balance|debt|back|cost|costs|juice|how much|sign|catch|fine print|offer|charge|finance',
  ask_favour:
    'favou?rs?|protect\\w*|cops?|police|heat|advance|extension|extend|deadline|dates?|days?|time|tips?|help|cover|call|back|cash|money|push|move|due|later|pull|strings|hook me up|solid|word for me|look out|spot|front|word|heads up|share|inside|know something|whisper|secret|rumou?r|price|forecast|news|headlines?|paper|guard|safe|bodyguard|watch',
  excuse:
    'stole|stolen|lost|lose|hospital|sick|fever|doctor|broke\\w*|closed|messed|late|didnt|never|couldnt|cant|cannot|wasnt|wont|took|arrested|fired|robbed|mugged|funeral|died|payroll|payday|paycheck|checks?|bank|insurance|rent|tire|car|train|cancel\\w*|shift|owes|laid off|strike|short|tied up|stuck|sorry|because|cause|bills?|work|job|mother|mom|kid|kids|wife|dog|landlord|cops?|forgot|slow|bad|hard|empty|nothing|money|tight',
  beg: 'tmrw|tmr|tmw|2moro|tonight|extend|time|days?|weeks?|weekend|month|hours?|extension|please|pls|plz|mercy|pity|give|gimme|wait|till?|until|later|more|hurt|spare|break|kill|chance|bear|patience|patient|hold|tomorrow|mon\\w*|tues\\w*|wed\\w*|thur\\w*|fri\\w*|sat\\w*|sun\\w*|payday|postpone|push|move|slack|beg|begging|help|need|cant|forgive|let|legs?|knees?',
  decline:
    'no|not|nah|nope|never|dont|wont|refuse|pass|forget|shove|keep|cant|cannot|stuff|hell|thanks but|walk|walking|out|nothing|isnt|aint|wouldnt|rather|without|screw|fuck|stick|another|rip ?off|robbery|decline|reject|off|make me|get it|so what',
  counter:
    'rates?|interest|percent|%|less|lower|more|cheap\\w*|discount|half|days?|weeks?|month|too|steep|deal|better|knock|drop|beat|robbery|instead|only|small\\w*|big\\w*|points?|terms|counter|how about|what about|make it|round|price|high|longer|shorter|#?\\d+\\w*|money|expensive|offer|much|negotiate|haggle|meet me|split|sweet\\w*|low|grand|hundred|thousand|five|ten|eight|nine|six|seven|four|three|two|bucks',
  pay: 'pay\\w*|paid|settle|give|giving|bring|take|cash|money|envelope|deposit|put|toward|square|clear|count|owe|owed|debt|dough|bucks|dollars?|hand|return|back|here(?:s| is)|\\$|\\d+|tab|balance|grand|hundred|full|all of it|even',
  threat:
    'kill|hurt|break|gun|cops?|police|feds|fbi|shoot|burn|regret|sorry you|watch (?:your|ur|out)|beat|punch|slap|die|dead|death|river|bury|buried|bomb|blow|stab|knife|knives|my (?:guys|crew|boys|brother|people|cousins?|lawyer)|com(?:e|ing) for|or else|da|jail|prison|sue|lawyer|rat|wire|find (?:you|u)|fire|fired|dont mess|warning|warn|last chance|your (?:legs?|knees?|face|teeth|house|car|family|mother)|hell|blood|smash|crush|destroy|end you|hands on|careful|try me|pay for|touch|know where|ground|cut|throat|whack|clip',
  insult:
    'you|u|ur|your|youre|idiot|stupid|dumb|fat|ugly|moron|loser|clown|rat|pig|scum|crook|thief|liar|cheap|jerk|ass|asshole|fuck\\w*|shit\\w*|screw|suck\\w*|bitch|bastard|damn|hell|punk|creep|leech|trash|garbage|worthless|pathetic|joke|coward|snake|bum|mama|mom|mother|shut|stink\\w*|smell\\w*|hate|cheat\\w*|vulture|parasite|bloodsucker|disgust\\w*|old|bald|dummy|fool',
  farewell:
    'bye|goodbye|later|laters|night|gotta go|got to go|leaving|leave|see (?:you|u|ya)|cya|ciao|take care|peace|im out|im off|farewell|so long|until|catch you|heading|adios|gtg|ttyl|going now|have to go|outta here|nevermind|done|good day|have a',
  thanks:
    'thanks?|thx|thank|ty|tysm|appreciate\\w*|grateful|gracias|obliged|cheers|much love|owe you one|bless',
  postpone:
    'later|think|maybe|tomorrow|not now|not yet|not today|soon|wait|sleep on|decide|consider|time|get back|another day|next|hold on|moment|minute|come back|yet|mull|discuss|ask my|talk to my|check with|first|browsing|looking around|look around|some other',
}

const PATTERNS = Object.fromEntries(
  Object.entries(EVIDENCE).map(([intent, words]) => [
    intent,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u'),
  ]),
) as Readonly<Partial<Record<Intent, RegExp>>>

/** Words and letters of other languages: the evidence is in English. */
const FOREIGN =
  /[^\p{ASCII}\p{Extended_Pictographic}\p{P}\p{S}\p{M}]|(?<!\p{L})(?:el|la|los|las|que|de|un|una|por|para|mi|tu|yo|te|se|le|les|des|du|et|je|est|une|pas|vous|ich|du|nicht|der|das|und|ein|eine|mir|wie|ist|il|che|non|ho|sono|per|con|quanto|como|nie|jest|mam|ile|jak|nao|voce|eu|tem|meu|dinero|geld|soldi|dinheiro|argent)(?!\p{L})/u

/** Words of a loan. A question about terms has one of them where there is neither an offer nor a debt. */
const OF_A_LOAN =
  /\b(?:loans?|lend|lending|borrow\w*|interest|rates?|vig|terms|credit|percent|juice|points?|owe|debt|pay ?back|repay|finance|charge|due)\b|%/

/**
 * Returns what was heard, or small talk when nothing in the message speaks for the kind that the classifier took it for.
 * A kind that a rule gave stays. `isOpen` says whether there is an offer or a debt.
 */
export function borneOut(heard: Heard, text: string, isOpen: boolean): Heard {
  const pattern = PATTERNS[heard.intent]
  if (pattern === undefined || heard.likelihood === 1) return heard
  const plain = withoutAccents(plainText(text))
  const isBorneOut =
    pattern.test(plain) && (isOpen || heard.intent !== 'ask_terms' || OF_A_LOAN.test(plain))
  if (FOREIGN.test(plain) || isBorneOut) return heard
  return { ...heard, intent: 'unknown', talk: 'small_talk' }
}

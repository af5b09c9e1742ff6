import { plainText } from './amounts/plain-text.ts'

/** Words that are no nouns, or whose subject has lines of its own. */
const NEVER_NOUNS = new Set(
  (
    'a about above after again all also always am an and another any anybody anyone anything are aint around as ask at away ' +
    'back be because been before behind being believe best better between big both but by call came can cant cannot come could ' +
    'couldnt did didnt do does doesnt doing done dont down each else enough even ever every everybody everyone everything feel ' +
    'few find for from gave get gets getting give given go goes going gone gonna good got gotta great had has hasnt have havent ' +
    'having he hear heard hello her here hers hey hi him his how i id if ill im in into is isnt it its ive just keep know known ' +
    'last lately least left less let lets like little long look looking lot made make makes many may maybe me mean might mine ' +
    'more most much must my myself need never new next nice no nobody none nor not nothing now of off often oh ok okay old on ' +
    'once only or other our out over own people please put quite rather really right said same saw say says see seem seems seen ' +
    'shall she should shouldnt show since so some somebody someone something sometimes soon still such sure take taken talk tell ' +
    'than thank thanks that thats the their them then there theres these they theyre thing things think this those though thought ' +
    'through to today told tomorrow tonight too took try trying under until up us use used very wanna want wanted wants was wasnt ' +
    'way we well went were what whatever whats when where which while who why will with without wont would wouldnt yeah yes yet ' +
    'you your youre yours yourself actually already almost ago deal deals debt debts loan loans lend borrow money cash pay owe owes ' +
    'owed favor favors favour favours interest dollars bucks grand days day week weeks percent ' +
    'one two three four five six seven eight nine ten twenty fifty hundred thousand half couple monday tuesday wednesday ' +
    'thursday friday saturday sunday sorry excuse pardon hope hopefully sir madam mister wow hmm lol haha'
  ).split(' '),
)
/** Words before a noun, each with the word that replaces it in a shark's reply: 'my cousin' becomes 'your cousin'. */
const DETERMINERS: Readonly<Record<string, string>> = {
  a: 'a',
  an: 'an',
  the: 'the',
  my: 'your',
  our: 'your',
  your: 'my',
  his: 'his',
  her: 'her',
  their: 'their',
  some: '',
  this: 'this',
  that: 'that',
}
const WORD = /^[a-z]{3,14}$/

/** Beginnings of words that a shark never repeats. */
const NEVER_REPEATED =
  /^(?:fuck|shit|cunt|cock|dick|puss|tits|slut|whore|rape|nigg|fag|kike|spic|chink|gook|wop|dago|retard|nazi|hitler)/

/** Words that are taken for adjectives, by their ending or by name. They are skipped between determiner and noun. */
const ADJECTIVE =
  /(?:y|ed|ful|ous|ish|al|ic|ing)$|^(?:old|new|big|small|little|red|blue|green|black|white|good|bad|long|great|nice|own|whole|first|last|best|fat|thin|young|rich|poor|cheap|fast|slow|hot|cold)$/

/**
 * Returns one noun of a message as a shark repeats it, in lower case ('your cousin', 'a parrot', 'weather'): the first
 * one after a determiner, else the longest word that can be a noun. Returns null when there is none.
 */
export function nounOf(text: string): string | null {
  const words = wordsOfText(text)
  return (
    determinedNouns(words)[0] ??
    words
      .filter((word) => isPlainNoun(word) && !/(?:ly|ing|ed)$/.test(word))
      .reduce<string | null>(
        (best, word) => (word.length > (best?.length ?? 3) ? word : best),
        null,
      )
  )
}

/** Determiners before what a question is about, of which only one may be in it. */
const BEFORE_SUBJECT = /^(?:the|my|our|your|his|her|their|this|that|these|those)$/
const SUPERLATIVE = /^(?:\w{2,}est|most|least|only|same|first|last|best|worst|next|other)$/
/** Nouns that say nothing about what is asked. */
const EMPTY =
  /\b(?:hell|heck|fuck|point|way|rest|kind|sort|type|lot|bit|while|minute|moment|time|times|place|business|game|offer|sum|price|prices|number|boss|one|night|morning|word|truth|problem|matter|story|end|idea|chance|difference|bottom|top|middle|side|street|streets|city|town|world|life|name|season|board|deadline|due|fee|fees|rate|rates|limit|limits|terms?|slip|minimum|maximum|total|catch|trick|rules?|goods?|stuff|stash|players?|sharks?|guys?|man|market|bank|cops?|police|heat)$/

/** Returns the noun behind the only determiner of a question, or null. A superlative or an empty noun is none. */
export function determinedNounOf(question: string): string | null {
  const words = wordsOfText(question)
  const before = words.filter((word) => BEFORE_SUBJECT.test(word))
  if (before.length !== 1 || words.some((word) => SUPERLATIVE.test(word))) return null
  const [noun = null, another] = determinedNouns(words)
  return noun !== null && another === undefined && !EMPTY.test(noun) ? noun : null
}

function wordsOfText(text: string): readonly string[] {
  return plainText(text).split(/[^\p{L}\p{N}<>_@/\\]+/u)
}

/** Returns the nouns behind determiners, each with its determiner. */
function determinedNouns(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    const determiner = Object.hasOwn(DETERMINERS, word) ? DETERMINERS[word] : undefined
    if (determiner === undefined) return []
    const behind = words.slice(index + 1, index + 4)
    const afterAdjectives = behind.findIndex((candidate) => !ADJECTIVE.test(candidate))
    const noun = [behind[afterAdjectives] ?? '', behind[0] ?? ''].find(isPlainNoun)
    return noun ? [withDeterminer(determiner, noun)] : []
  })
}

/** Puts the determiner before a noun. 'An old car' becomes 'a car': the noun decides between 'a' and 'an'. */
function withDeterminer(determiner: string, noun: string): string {
  if (determiner === '') return noun
  const isArticle = determiner === 'a' || determiner === 'an'
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  return `${isArticle ? article : determiner} ${noun}`
}

/** Whether a shark may repeat a word of the player. */
export function isRepeatable(word: string): boolean {
  return !NEVER_REPEATED.test(word)
}

/** Whether a shark may name a word of the player as a thing. */
export function isPlainNoun(word: string): boolean {
  return WORD.test(word) && !NEVER_NOUNS.has(word) && isRepeatable(word)
}

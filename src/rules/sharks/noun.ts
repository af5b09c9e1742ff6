import { plainText } from './amounts/plain-text.ts'

/** Words that name nothing, or that the sharks have lines of their own for. */
const PASSED_OVER = new Set(
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
/** 'the car', 'my cousin', 'a lunch': the word behind one of these names something, and this is how a shark says it back. */
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

/** Stems of words that a shark never repeats. */
const NEVER_REPEATED =
  /^(?:fuck|shit|cunt|cock|dick|puss|tits|slut|whore|rape|nigg|fag|kike|spic|chink|gook|wop|dago|retard|nazi|hitler)/

/** Adjectives, by their look or by name: behind 'the' they only lead to the noun. */
const ADJECTIVE =
  /(?:y|ed|ful|ous|ish|al|ic|ing)$|^(?:old|new|big|small|little|red|blue|green|black|white|good|bad|long|great|nice|own|whole|first|last|best|fat|thin|young|rich|poor|cheap|fast|slow|hot|cold)$/

/**
 * One noun of a line as a shark says it back, in lower case ('your cousin', 'a parrot', 'weather'):
 * the one an article points at, else the longest word that could be one; null where there is none.
 */
export function nounOf(text: string): string | null {
  const words = plainText(text).split(/[^\p{L}\p{N}<>_@/\\]+/u)
  for (const [index, word] of words.entries()) {
    const determiner = Object.hasOwn(DETERMINERS, word) ? DETERMINERS[word] : undefined
    if (determiner === undefined) continue
    const behind = words.slice(index + 1, index + 4)
    const afterAdjectives = behind.findIndex((candidate) => !ADJECTIVE.test(candidate))
    const noun = [behind[afterAdjectives] ?? '', behind[0] ?? ''].find(canBeNoun)
    if (noun) return withDeterminer(determiner, noun)
  }
  return words
    .filter((word) => canBeNoun(word) && !/(?:ly|ing|ed)$/.test(word))
    .reduce<string | null>((best, word) => (word.length > (best?.length ?? 3) ? word : best), null)
}

/** 'an old car' loses its adjective, so the article follows the noun. */
function withDeterminer(determiner: string, noun: string): string {
  if (determiner === '') return noun
  const isArticle = determiner === 'a' || determiner === 'an'
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  return `${isArticle ? article : determiner} ${noun}`
}

function canBeNoun(word: string): boolean {
  return WORD.test(word) && !PASSED_OVER.has(word) && !NEVER_REPEATED.test(word)
}

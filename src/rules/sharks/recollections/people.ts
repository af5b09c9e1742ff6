import { isRepeatable } from '../noun.ts'

const RELATIONS =
  'sister|brother|mother|mom|father|dad|wife|husband|son|daughter|kid|boy|girl|baby|cousin|uncle|aunt|grandmother|grandma|grandfather|grandpa|nephew|niece|girlfriend|boyfriend|best friend|friend|partner|neighbor|dog|cat'
const PERSON = new RegExp(
  `\\b[Mm]y (?:(?:little|big|older|younger|baby|kid|old|late|ex|poor|dear) )?(${RELATIONS})(?:,? (?:(?:is )?(?:named|called) )?(\\p{Lu}\\p{Ll}{1,14})\\b)?(?![-'’]?[sS]? (?:friend|brother|sister|name|would))`,
  'u',
)
/** Capitalised words that follow a person and are no name. */
const NO_NAMES =
  /^(?:Is|Was|Has|And|Who|Said|Will|Just|Got|The|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/

/** Returns the person that a message speaks of, as a shark says it: 'your sister Rosa'; null when there is none. */
export function personIn(text: string): string | null {
  const [, relation, name] = PERSON.exec(text.normalize('NFKC')) ?? []
  if (relation === undefined) return null
  const isName = name !== undefined && !NO_NAMES.test(name) && isRepeatable(name.toLowerCase())
  return isName ? `your ${relation} ${name}` : `your ${relation}`
}

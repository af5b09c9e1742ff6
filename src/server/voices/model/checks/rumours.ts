import { BOROUGHS, boroughLabel } from '#src/rules/market/goods.ts'
import { GOOD_NAMES } from '#src/rules/sharks/spoken-names.ts'

const ABOUT_PRICES =
  /\b(?:cheap|cheaper|dear|expensive|price|prices|buy|sell|sells|selling|high|low|up|down|jump|drop)\b/i

/**
 * Whether a sentence tells prices of a good in a borough other than those of the decision's slots `good`, `cheap` and
 * `dear`.
 */
export function isFalseRumour(
  sentence: string,
  { good, cheap, dear }: Readonly<Record<string, string>>,
): boolean {
  if (!ABOUT_PRICES.test(sentence)) return false
  const plain = sentence.toLowerCase()
  const isNamed = (name: string) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(plain)
  const goods = Object.values(GOOD_NAMES).filter(isNamed)
  const places = BOROUGHS.map(({ name }) => boroughLabel(name)).filter(isNamed)
  if (goods.length === 0 || places.length === 0) return false
  return goods.some((name) => name !== good) || places.some((name) => ![cheap, dear].includes(name))
}

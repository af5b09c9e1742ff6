/** Frequent short words of European languages. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: 'a the and you your i it is are was to of in that for with not do what have my me on at this be but so if no they he she we just like know want ain’t'.split(
    ' ',
  ),
  es: 'el la los las que de en un una y no es por para con tu mi te me lo pero si como muy esta dinero'.split(
    ' ',
  ),
  fr: "le la les des que de en un une et ne pas est pour avec tu vous mon je c'est mais si comme très argent dans".split(
    ' ',
  ),
  de: 'der die das und ich du nicht ist ein eine zu mit für auf mein dein aber wenn wie geld es den dem'.split(
    ' ',
  ),
  it: 'il lo la gli le che di in un una e non è per con tuo mio ti mi ma se come molto soldi sono'.split(
    ' ',
  ),
  pt: 'o a os as que de em um uma e não é por para com teu meu te me mas se como muito dinheiro você'.split(
    ' ',
  ),
  nl: 'de het een en van ik je niet is op te met voor mijn maar als geld dat zijn wat'.split(' '),
  pl: 'i w na z nie to jest się do że jak co mam ty ja dla ale czy po pieniądze'.split(' '),
  tr: 've bir bu da de için ben sen ne çok var yok mi değil ama gibi para'.split(' '),
}
const MIN_WORDS = 4

/** A script by name, or a language by its code; 'en' also for texts that are too short to tell. */
export function languageOf(text: string): string {
  const script = scriptOf(text)
  if (script !== null) return script
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  if (words.length < MIN_WORDS) return 'en'
  const scores = Object.entries(WORDS).map(([language, known]) => ({
    language,
    score: words.filter((word) => known.includes(word)).length,
  }))
  const english = scores.find(({ language }) => language === 'en')?.score ?? 0
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score >= 2 && best.score > english ? best.language : 'en'
}

/** Returns the script of a text with several letters of another than the Latin script, or null. */
function scriptOf(text: string): string | null {
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []
  if (foreign.length < 2) return null
  const [first = ''] = foreign
  const scripts = ['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Hangul'] as const
  const found = scripts.find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(first))
  return found ?? 'other'
}

/** Letters of 5×7 dots, as on a dot matrix printer. */
const DOTS: Readonly<Record<string, readonly string[]>> = {
  A: [' ### ', '#   #', '#   #', '#####', '#   #', '#   #', '#   #'],
  B: ['#### ', '#   #', '#   #', '#### ', '#   #', '#   #', '#### '],
  C: [' ####', '#    ', '#    ', '#    ', '#    ', '#    ', ' ####'],
  D: ['#### ', '#   #', '#   #', '#   #', '#   #', '#   #', '#### '],
  E: ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#####'],
  S: [' ####', '#    ', '#    ', ' ### ', '    #', '    #', '#### '],
  W: ['#   #', '#   #', '#   #', '# # #', '# # #', '## ##', '#   #'],
}
const LIT = '█'

/** The size of a dot in cells. */
export interface DotSize {
  readonly columns: number
  readonly rows: number
}

/** Returns a word in letters of full blocks, one dot apart. Omits letters without a pattern. */
export function blockLetters(word: string, dot: DotSize): readonly string[] {
  const letters = [...word].flatMap((letter) => {
    const dots = DOTS[letter]
    return dots ? [dots] : []
  })
  const height = letters[0]?.length ?? 0
  return Array.from({ length: height }, (_, line) =>
    letters.map((dots) => dots[line]).join(' '),
  ).flatMap((dots) => {
    const cells = [...dots].map((it) => (it === '#' ? LIT : ' ').repeat(dot.columns)).join('')
    return Array.from({ length: dot.rows }, () => cells)
  })
}

/** Letters of 5×7 dots, as a dot matrix prints them. */
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

/** How many cells a dot takes. */
export interface DotSize {
  readonly columns: number
  readonly rows: number
}

/** A word in letters of full blocks, one dot apart; a letter there are no dots for is left out. */
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

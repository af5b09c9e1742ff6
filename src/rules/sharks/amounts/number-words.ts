const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const NUMBER_RUN = new RegExp(
  `\\b(?:(?:a |half a )?(?:hundred|thousand)|${[...Object.keys(UNITS), ...Object.keys(TENS)].join('|')})` +
    `(?:[ -](?:and )?(?:hundred|thousand|${[...Object.keys(UNITS), ...Object.keys(TENS)].join('|')}))*\\b`,
  'g',
)
/** Units that can follow 'a couple of' and 'a few'. */
const COUNTED =
  '(?:grand|g|gs|k|large|bucks|dollars|hundred|thousand|days?|weeks?|months?|points?|percent)'
const A_COUPLE = new RegExp(`\\b(?:a )?couple(?: of| a)? (?=(?:more )?${COUNTED}\\b)`, 'g')
const A_FEW = new RegExp(`\\b(?:a )?few (?=(?:more )?${COUNTED}\\b)`, 'g')

const HALVED = '(?:grand|g|k|large|percent|points?|weeks?|mil|million)'
const HALF_BEHIND = new RegExp(`(\\d+) ?(${HALVED}) and a half\\b`, 'g')
const HALF_BETWEEN = new RegExp(`(\\d+) and a half (${HALVED})\\b`, 'g')

/** Writes the number words of a plain text as digits: 'five grand' becomes '5 grand', 'two hundred and fifty' '250'. */
export function digitsForWords(plain: string): string {
  return plain
    .replace(A_COUPLE, 'two ')
    .replace(A_FEW, 'three ')
    .replace(/\bhalf a (?=grand\b|g\b|k\b|mil)/g, '0.5 ')
    .replace(/\b(?:a|another|one more) (?=grand\b|g\b|k\b|mil\b|million\b)/g, '1 ')
    .replace(/(\d+(?:\.\d+)?) (hundred|thousand)\b/g, (_, digits: string, scale: string) =>
      String(Number(digits) * (scale === 'hundred' ? 100 : 1_000)),
    )
    .replace(NUMBER_RUN, (run) => String(valueOf(run)))
    .replace(HALF_BETWEEN, (_, digits: string, unit: string) => `${Number(digits) + 0.5} ${unit}`)
    .replace(HALF_BEHIND, (_, digits: string, unit: string) => `${Number(digits) + 0.5} ${unit}`)
}

function valueOf(run: string): number {
  let total = 0
  let group = 0
  for (const word of run.split(/[ -]/)) {
    if (word === 'hundred') group = Math.max(1, group) * 100
    else if (word === 'thousand') {
      total += Math.max(1, group) * 1_000
      group = 0
    } else if (word === 'half') group = 0.5
    else group += UNITS[word] ?? TENS[word] ?? 0
  }
  return total + group
}

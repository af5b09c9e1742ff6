const GROUPED =
  /(?<![\d.,])\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?(?!\d|[.,]\d)(?! ?k\b)/g
const DECIMAL_COMMA = /(?<![\d.,])(\d+),(\d{1,2})(?![\d,])/g

/** Writes the numbers of a text without separators and with a decimal point: '2.000' and '2,000' become '2000', '1,5k' '1.5k'. */
export function plainNumbers(text: string): string {
  return text
    .replace(GROUPED, (number, separator: string) => ungroup(number, separator))
    .replace(DECIMAL_COMMA, '$1.$2')
}

function ungroup(number: string, separator: string): string {
  const [, cents] = /[.,](\d{1,2})$/.exec(number) ?? []
  const whole = cents === undefined ? number : number.slice(0, -cents.length - 1)
  const digits = whole.replaceAll(separator, '')
  return cents === undefined ? digits : `${digits}.${cents}`
}

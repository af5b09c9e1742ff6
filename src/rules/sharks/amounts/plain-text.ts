/**
 * Returns a message in the form that the rules compare: lower case, no single quotes, repeated letters shortened
 * ('heyyy' becomes 'hey').
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc'`]/g, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters that NFD does not decompose. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/**
 * Returns a text with accents removed from Latin letters, because players often omit them. Other scripts are not
 * changed.
 */
export function withoutAccents(plain: string): string {
  return plain
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[łøßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
}

/** A message as the rules compare it: lower case, straight quotes dropped, drawn-out letters shortened ('heyyy' is 'hey'). */
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

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Writes Latin letters without their accents: people leave them out. Other scripts stay as they are. */
export function withoutAccents(plain: string): string {
  return plain
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[łøßæœı]/g, (letter) => LETTERS[letter] ?? letter)
}

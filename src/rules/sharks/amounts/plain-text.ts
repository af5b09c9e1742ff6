/** How the recognisers see a line: lower case, straight quotes dropped, drawn-out letters shortened ('heyyy' is 'hey'). */
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

/** 'staten_island' → 'STATEN ISLAND'. */
export function boroughName(name: string): string {
  return name.replaceAll('_', ' ').toUpperCase()
}

/** 'staten_island' → 'Staten Island', as in a sentence: 'the Bronx'. */
export function boroughInSentence(name: string): string {
  if (name === 'bronx') return 'the Bronx'
  return name.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** 'staten_island' as it is drawn: 'STATEN ISLAND'. */
export function boroughName(name: string): string {
  return name.replaceAll('_', ' ').toUpperCase()
}

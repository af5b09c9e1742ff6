/** 'staten_island' → 'STATEN ISLAND'. */
export function boroughName(name: string): string {
  return name.replaceAll('_', ' ').toUpperCase()
}

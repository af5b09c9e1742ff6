/** Describes trust in words, for a summary. */
export function formatTrust(trust: number): string {
  if (trust <= -50) return 'an enemy'
  if (trust < -20) return 'not trusted'
  if (trust > 60) return 'trusted like family'
  return trust > 30 ? 'trusted' : 'neither trusted nor distrusted'
}

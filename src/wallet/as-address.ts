/** Converts an address to lower case, as the page stores addresses. */
export function asAddress(text: string): `0x${string}` {
  return `0x${text.slice(2).toLowerCase()}`
}

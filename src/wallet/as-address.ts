/** An address as the page keeps it: in lower case. */
export function asAddress(text: string): `0x${string}` {
  return `0x${text.slice(2).toLowerCase()}`
}

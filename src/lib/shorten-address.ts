/** Returns the first and last digits of an address: '0x1234…abcd'. Returns short texts unchanged. */
export function shortenAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
}

/** Whether a host name or address is reachable from this machine only. */
export function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(name)
}

/** Whether the other end of a connection is this machine. */
export function isLoopbackPeer(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}

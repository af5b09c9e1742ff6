/** Whether the page comes from a public host: over HTTPS, and not from a local or private address. */
export function isProductionHost({
  hostname,
  protocol,
}: Pick<Location, 'hostname' | 'protocol'>): boolean {
  const isLocal =
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /\.(local|localhost|test)$/.test(hostname) ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname)
  return protocol === 'https:' && !isLocal
}

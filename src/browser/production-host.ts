/** Whether the page comes from a public host: such a page is asked for over HTTPS, from no machine of one's own. */
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

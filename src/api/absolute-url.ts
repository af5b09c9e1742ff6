/** Returns the absolute URL of a server path. `baseUrl` may be relative to the page. */
export function absoluteUrl(baseUrl: string, path: string, page: string): string {
  return new URL(`${baseUrl}${path}`, page).href
}

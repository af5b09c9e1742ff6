/** A path of the server's as others than the page reach it: beneath the base that calls go to, which may be relative to the page. */
export function absoluteUrl(baseUrl: string, path: string, page: string): string {
  return new URL(`${baseUrl}${path}`, page).href
}

/** Returns the page with absolute URLs in its meta tags, for link previews in feeds and messengers. */
export function absoluteTags(page: string, origin: string): string {
  return page.replace(/<meta\b[^>]*>/g, (tag) =>
    tag.replace(/(["'])\/(?!\/)/g, (_, quote: string) => `${quote}${origin}/`),
  )
}

/** The page with whole addresses in the tags that feeds read: a card is shown far from the site it leads to. */
export function absoluteTags(page: string, origin: string): string {
  return page.replace(/<meta\b[^>]*>/g, (tag) =>
    tag.replace(/(["'])\/(?!\/)/g, (_, quote: string) => `${quote}${origin}/`),
  )
}

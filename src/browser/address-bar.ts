/** Removes query parameters from the address bar without a reload or a new history entry. */
export function removeQueryParameters(
  view: Pick<Window, 'history' | 'location'>,
  names: readonly string[],
): void {
  const url = new URL(view.location.href)
  const present = names.filter((name) => url.searchParams.has(name))
  if (present.length === 0) return
  for (const name of present) url.searchParams.delete(name)
  view.history.replaceState(view.history.state, '', url)
}

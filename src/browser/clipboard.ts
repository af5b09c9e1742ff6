/** Copies a text to the clipboard. Resolves to false when the browser refuses. */
export async function copyText(navigator: Navigator, text: string): Promise<boolean> {
  try {
    // Pages without HTTPS have no clipboard.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

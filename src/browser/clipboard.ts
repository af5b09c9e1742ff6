/** Puts a text into the clipboard; whether the browser let it. */
export async function copyText(navigator: Navigator, text: string): Promise<boolean> {
  try {
    // Pages without HTTPS have none.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

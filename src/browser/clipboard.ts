/** Writes `text` to the clipboard; false where the browser refuses (no permission, no secure context). */
export async function copyText(navigator: Navigator, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

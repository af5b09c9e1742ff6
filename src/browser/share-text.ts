import { copyText } from './clipboard.ts'

/**
 * Opens the device's share sheet with a text and a link. Copies both to the clipboard where there is no share sheet.
 */
export async function shareText(
  navigator: Navigator,
  { text, url }: { readonly text: string; readonly url: string },
): Promise<void> {
  // Typed as always present, but only some browsers have it, and only over HTTPS.
  if ('share' in navigator) {
    try {
      await navigator.share({ text, url })
      return
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return
    }
  }
  await copyText(navigator, `${text} ${url}`)
}

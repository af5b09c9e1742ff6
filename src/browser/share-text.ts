import { copyText } from './clipboard.ts'

/** Hands a text and a link to the device's own share sheet; where there is none, they go into the clipboard. */
export async function shareText(
  navigator: Navigator,
  { text, url }: { readonly text: string; readonly url: string },
): Promise<void> {
  // Typed as always present, but only some browsers share, and only over HTTPS.
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

import { type Release } from '#src/lib/releases.ts'

/** What the strip says, and a button, if there is something to do. */
export interface StripContent {
  readonly text: string
  readonly button?: { readonly label: string; readonly press: () => void }
}

/** The strip below the terminal, which takes its room from the terminal instead of covering it. */
export interface Strip {
  /** Shows this content; null hides the strip. */
  show(content: StripContent | null): void
  readonly release: Release
}

/** Returns the strip of index.html. Without its markup nothing is shown. */
export function createStrip(page: Document): Strip {
  const element = page.getElementById('strip')
  const text = element?.querySelector('p')
  const button = element?.querySelector('button')
  let press: () => void = () => undefined
  const onClick = (): void => press()
  button?.addEventListener('click', onClick)

  const show = (content: StripContent | null): void => {
    if (!element || !text || !button) return
    element.hidden = content === null
    const sentence = content?.text ?? ''
    if (text.textContent !== sentence) text.textContent = sentence
    button.hidden = content?.button === undefined
    button.textContent = content?.button?.label ?? ''
    press = content?.button?.press ?? (() => undefined)
  }
  return {
    show,
    release() {
      show(null)
      button?.removeEventListener('click', onClick)
    },
  }
}

import { RESET_TEXTS } from '#src/protocol/page-texts.ts'
import './reset.css'

/**
 * Asks the player whether to clear all stored data. Resolves with whether they agree. `saveKey` saves the guest's key
 * as a file; null when there is no such key. `isPaying` is true when a payment has not bought anything yet.
 */
export function askReset(
  page: Document,
  { saveKey, isPaying }: { readonly saveKey: (() => void) | null; readonly isPaying: boolean },
): Promise<boolean> {
  const dialog = page.createElement('dialog')
  dialog.className = 'reset'
  dialog.setAttribute('aria-label', RESET_TEXTS.title)
  const add = <tag extends keyof HTMLElementTagNameMap>(name: tag, text: string) => {
    const element = page.createElement(name)
    element.textContent = text
    dialog.append(element)
    return element
  }
  add('h2', RESET_TEXTS.title)
  add('p', RESET_TEXTS.question)
  if (saveKey) {
    add('p', RESET_TEXTS.guest)
    add('button', RESET_TEXTS.save).addEventListener('click', saveKey)
  }
  if (isPaying) add('p', RESET_TEXTS.payment)
  const confirm = add('button', RESET_TEXTS.confirm)
  const cancel = add('button', RESET_TEXTS.cancel)
  page.body.append(dialog)
  return new Promise((resolve) => {
    const answer = (agrees: boolean): void => {
      dialog.remove()
      resolve(agrees)
    }
    confirm.addEventListener('click', () => answer(true))
    cancel.addEventListener('click', () => answer(false))
    dialog.addEventListener('cancel', () => answer(false))
    dialog.showModal()
    cancel.focus()
  })
}

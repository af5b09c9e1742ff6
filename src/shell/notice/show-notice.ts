import { type Release } from '#src/lib/releases.ts'
import { NOTICE_TEXTS } from '#src/protocol/tweak-texts.ts'
import './notice.css'

/** Shows a sentence at the lower edge of the page until it is closed. */
export function showNotice(page: Document, sentence: string): Release {
  const notice = page.createElement('div')
  notice.className = 'notice'
  notice.setAttribute('role', 'alert')
  const text = page.createElement('p')
  text.textContent = sentence
  const close = page.createElement('button')
  close.type = 'button'
  close.textContent = NOTICE_TEXTS.close
  close.addEventListener('click', () => notice.remove())
  notice.append(text, close)
  page.body.append(notice)
  return () => notice.remove()
}

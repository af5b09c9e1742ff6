import { type PageLog } from '#src/browser/page-log.ts'
import { type Release } from '#src/lib/releases.ts'
import { LOG_TEXTS } from '#src/protocol/page-texts.ts'
import './debug.css'

/** Shows the page's log over the lower part of the glass, for ?debugLogs=1. It can be copied and hidden. */
export function showLog(
  page: Document,
  log: Pick<PageLog, 'lines' | 'onLine'>,
  copy: (text: string) => Promise<boolean>,
): Release {
  const overlay = page.createElement('section')
  overlay.className = 'debug-log'
  overlay.setAttribute('aria-label', LOG_TEXTS.title)
  const list = page.createElement('ol')
  list.tabIndex = 0
  const write = (line: string): void => {
    const item = page.createElement('li')
    item.textContent = line
    list.append(item)
    list.scrollTop = list.scrollHeight
  }
  const button = (label: string, press: (button: HTMLButtonElement) => void): void => {
    const element = page.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.addEventListener('click', () => press(element))
    overlay.append(element)
  }
  button(LOG_TEXTS.copy, (element) => {
    void copy(log.lines.join('\n')).then((isCopied) => {
      element.textContent = isCopied ? LOG_TEXTS.copied : LOG_TEXTS.notCopied
    })
  })
  button(LOG_TEXTS.hide, () => overlay.remove())
  overlay.append(list)
  page.body.append(overlay)
  for (const line of log.lines) write(line)
  const unsubscribe = log.onLine(write)
  return () => {
    unsubscribe()
    overlay.remove()
  }
}

import { type Strip, type StripContent } from '#src/browser/strip.ts'
import { type Release } from '#src/lib/releases.ts'
import { STRIP_TEXTS } from '#src/protocol/page-texts.ts'
import { type Stores } from './stores.ts'

/** Shows on the strip that the server cannot be reached, or that it serves a new version of the page. */
export function showLine(
  strip: Strip,
  { line, market }: Pick<Stores, 'line' | 'market'>,
  reload: () => void,
): Release {
  const content = (): StripContent | null => {
    const { hasNewVersion, isUp } = line.getState()
    const { outcome, outcomeSeen, waiting } = market.getState()
    const { length } = waiting
    if (!isUp) return { text: length > 0 ? STRIP_TEXTS.waiting(length) : STRIP_TEXTS.offline }
    if (outcome)
      return { text: outcome.text, button: { label: STRIP_TEXTS.seen, press: outcomeSeen } }
    if (!hasNewVersion) return null
    return {
      text: STRIP_TEXTS.newVersion,
      button: { label: STRIP_TEXTS.reload, press: reload },
    }
  }
  const show = (): void => strip.show(content())
  const releases = [line.subscribe(show), market.subscribe(show), strip.release]
  show()
  return () => {
    for (const release of releases) release()
  }
}

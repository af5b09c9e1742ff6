import { type Release, Releases } from '#src/lib/releases.ts'
import { OUTLINE_TEXTS } from '#src/protocol/page-texts.ts'
import './debug.css'

/** ?safearea draws what a notch or a host's bar leaves free; with ?debugSafeArea=1 the insets stand in it, in CSS px. */
export function outlineSafeArea(page: Document, withFigures: boolean): Release {
  const outline = page.createElement('div')
  outline.className = 'safe-area'
  outline.setAttribute('role', 'img')
  outline.setAttribute('aria-label', OUTLINE_TEXTS.safeArea)
  page.body.append(outline)
  const releases = new Releases()
  releases.own(() => outline.remove())
  const view = page.defaultView
  if (!withFigures || !view) return () => releases.releaseAll()
  const measure = (): void => {
    const { left, top, right, bottom } = outline.getBoundingClientRect()
    const rest = [top, view.innerWidth - right, view.innerHeight - bottom, left]
    const [above, beside, below, before] = rest.map(Math.round)
    const text = OUTLINE_TEXTS.insets(above ?? 0, beside ?? 0, below ?? 0, before ?? 0)
    outline.textContent = text
    outline.setAttribute('aria-label', text)
  }
  measure()
  view.addEventListener('resize', measure)
  releases.own(() => view.removeEventListener('resize', measure))
  return () => releases.releaseAll()
}

/** ?hitbox draws the box of everything that can be pressed. */
export function outlineTargets(page: Document): Release {
  page.documentElement.classList.add('shows-targets')
  return () => page.documentElement.classList.remove('shows-targets')
}

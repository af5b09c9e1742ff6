import { type Release, Releases } from '#src/lib/releases.ts'
import { OUTLINE_TEXTS } from '#src/protocol/page-texts.ts'
import './debug.css'

/**
 * Outlines the area that a notch or a host's bar leaves free, for ?safearea. `withFigures` shows the insets in CSS px.
 */
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
    const box = outline.getBoundingClientRect()
    const insets = [box.top, view.innerWidth - box.right, view.innerHeight - box.bottom, box.left]
    const [top, right, bottom, left] = insets.map(Math.round)
    const text = OUTLINE_TEXTS.insets(top ?? 0, right ?? 0, bottom ?? 0, left ?? 0)
    outline.textContent = text
    outline.setAttribute('aria-label', text)
  }
  measure()
  view.addEventListener('resize', measure)
  releases.own(() => view.removeEventListener('resize', measure))
  return () => releases.releaseAll()
}

/** Outlines everything that can be pressed, for ?hitbox. */
export function outlineTargets(page: Document): Release {
  page.documentElement.classList.add('shows-targets')
  return () => page.documentElement.classList.remove('shows-targets')
}

import { type Release } from '#src/lib/releases.ts'

/** A media query, such as whether the player prefers reduced motion. */
export interface MediaQuery {
  matches(): boolean
  onChange(run: (matches: boolean) => void): Release
}

export const MEDIA = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  coarsePointer: '(pointer: coarse)',
  moreContrast: '(prefers-contrast: more)',
} as const

export function createMediaQuery(view: Pick<Window, 'matchMedia'>, query: string): MediaQuery {
  const list = view.matchMedia(query)
  return {
    matches: () => list.matches,
    onChange(run) {
      const onMediaChange = (event: MediaQueryListEvent): void => run(event.matches)
      list.addEventListener('change', onMediaChange)
      return () => list.removeEventListener('change', onMediaChange)
    },
  }
}

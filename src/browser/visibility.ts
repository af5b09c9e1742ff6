import { type Release } from '#src/lib/releases.ts'

export interface Visibility {
  hidden(): boolean
  onChange(run: (hidden: boolean) => void): Release
}

export function createVisibility(page: Document): Visibility {
  const hidden = (): boolean => page.visibilityState === 'hidden'
  return {
    hidden,
    onChange(run) {
      const tell = (): void => run(hidden())
      page.addEventListener('visibilitychange', tell)
      return () => page.removeEventListener('visibilitychange', tell)
    },
  }
}

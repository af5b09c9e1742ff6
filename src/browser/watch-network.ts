import { type Release } from '#src/lib/releases.ts'

/** Whether the page has a network, and when that changes. */
export interface Network {
  isOnline(): boolean
  follow(run: (isOnline: boolean) => void): Release
}

export function watchNetwork(page: Window): Network {
  return {
    isOnline: () => page.navigator.onLine,
    follow(run) {
      const online = (): void => run(true)
      const offline = (): void => run(false)
      page.addEventListener('online', online)
      page.addEventListener('offline', offline)
      return () => {
        page.removeEventListener('online', online)
        page.removeEventListener('offline', offline)
      }
    },
  }
}

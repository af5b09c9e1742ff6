import { type Release } from '#src/lib/releases.ts'

/** Whether the page is online, and a listener for changes. */
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

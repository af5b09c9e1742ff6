import { type Release } from '#src/lib/releases.ts'
import { type Host } from './host.ts'

/** The host that is in use: the browser at first, and the app around the page once it has answered. */
export interface CurrentHost extends Host {
  switchTo(host: Host): void
}

export function createCurrentHost(first: Host): CurrentHost {
  let host = first
  let isBackShown = false
  const listeners = new Map<() => void, Release>()
  return {
    switchTo(next) {
      host = next
      for (const [run, release] of listeners) {
        release()
        listeners.set(run, next.onBack(run))
      }
      if (isBackShown) next.showBack(true)
    },
    get platform() {
      return host.platform
    },
    get embedded() {
      return host.embedded
    },
    get user() {
      return host.user
    },
    get safeArea() {
      return host.safeArea
    },
    get notifies() {
      return host.notifies
    },
    get isAdded() {
      return host.isAdded
    },
    get signIn() {
      return host.signIn
    },
    get stepUp() {
      return host.stepUp
    },
    get pay() {
      return host.pay
    },
    get addToApps() {
      return host.addToApps
    },
    get close() {
      return host.close
    },
    ready: () => host.ready(),
    haptic: (strength) => host.haptic(strength),
    onBack(run) {
      listeners.set(run, host.onBack(run))
      return () => {
        listeners.get(run)?.()
        listeners.delete(run)
      }
    },
    showBack(isShown) {
      if (isShown === isBackShown) return
      isBackShown = isShown
      host.showBack(isShown)
    },
    share: (shared) => host.share(shared),
    openLink: (url) => host.openLink(url),
    onAccountChange: (run) => host.onAccountChange(run),
  }
}

import { type ClientStorage } from '#src/browser/storage.ts'
import { type Timers } from '#src/lib/timers.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { ADD_TO_APPS } from '#src/protocol/timing.ts'
import { HostError } from './host-error.ts'
import { type Host } from './host.ts'

export interface AddToAppsOptions {
  readonly host: Pick<Host, 'addToApps' | 'isAdded'>
  readonly storage: ClientStorage
  readonly timers: Timers
  readonly log: (what: string, failure: unknown) => void
}

/**
 * Asks the host to add the game to its user's apps, and stores that it was added. Waits up to 120 times for a call that
 * the host may offer late, and retries a failed call up to 10 times. A refusal by the user ends it.
 */
export async function addToApps({ host, storage, timers, log }: AddToAppsOptions): Promise<void> {
  if (!host.addToApps || storage.read(STORED.miniappInstalled) === '1') return
  if (host.isAdded) return storage.write(STORED.miniappInstalled, '1')
  let waits = 0
  let retries = 0
  for (;;) {
    try {
      await host.addToApps()
      return storage.write(STORED.miniappInstalled, '1')
    } catch (failure) {
      const code = failure instanceof HostError ? failure.code : 'failed'
      if (code === 'missing') waits += 1
      else retries += 1
      const isOver = waits >= ADD_TO_APPS.waits || retries > ADD_TO_APPS.retries
      if (code === 'refused' || isOver) return log('adding the game to the apps', failure)
      const ms = code === 'missing' ? ADD_TO_APPS.waitMs : ADD_TO_APPS.retryMs
      await new Promise<void>((resolve) => void timers.after(ms, resolve))
    }
  }
}

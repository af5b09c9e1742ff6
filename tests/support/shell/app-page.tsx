import { createAnnouncer } from '#src/browser/announce.ts'
import { createDueTimers } from '#src/browser/due-timers.ts'
import { createHeartbeat } from '#src/browser/heartbeat.ts'
import { createMediaQuery, MEDIA } from '#src/browser/media-queries.ts'
import { createPageLog } from '#src/browser/page-log.ts'
import { createApiClient } from '#src/api/client.ts'
import { createFlow } from '#src/flow/create-flow.ts'
import { createWebHost } from '#src/hosts/web-host.ts'
import { Releases } from '#src/lib/releases.ts'
import { showPicture } from '#src/scenes/kit/show-picture.ts'
import { openPicture } from '#src/scenes/open-picture.ts'
import { createShell } from '#src/shell/app.tsx'
import { createActionQueue } from '#src/stores/action-queue.ts'
import { createLine } from '#src/stores/watch-line.ts'
import { createMemoryStorage } from '../storages.ts'
import { createTestLine } from '../test-line.ts'
import { createTestStores } from '../test-stores.ts'
import './app-page-contract.ts'
import { countResources } from './count-resources.ts'

const resources = countResources(window)
const heartbeat = createHeartbeat(window)
const timers = createDueTimers(heartbeat.now())
heartbeat.onBeat(timers.beat)
const { storage } = createMemoryStorage()
const stores = createTestStores(storage)
const announce = createAnnouncer(window)
const log = createPageLog(console, false)
const client = createApiClient({
  baseUrl: '',
  fetch: () => Promise.reject(new TypeError('There is no server.')),
  sleep: () => Promise.resolve(),
  newKey: () => crypto.randomUUID(),
  readKey: () => null,
  onUnauthorized: () => undefined,
})
const host = createWebHost({
  ...{ platform: 'desktop', embedded: false },
  vibrate: () => undefined,
  openWindow: () => undefined,
  share: () => Promise.resolve(),
})
const flow = createFlow({
  ...{ timers, embedded: false, mobile: false, perform: () => undefined },
  route: { view: 'waitlist', errorCode: null, pendingView: null, promo: false },
})
const services = {
  storage,
  line: createLine({
    ...{ timers, store: stores.line, network: createTestLine().network },
    fetcher: () => Promise.reject(new TypeError('There is no server.')),
    probe: () => Promise.resolve(true),
    pageVersion: null,
  }),
  reload: () => undefined,
  ...{ announce, client, flow, heartbeat, host, log, page: window, stores, timers },
  actionQueue: createActionQueue({
    ...{ api: client, stores, storage, timers, log: log.failed },
    now: timers.now,
  }),
  coarsePointer: createMediaQuery(window, MEDIA.coarsePointer),
  moreContrast: createMediaQuery(window, MEDIA.moreContrast),
  reducedMotion: createMediaQuery(window, MEDIA.reducedMotion),
  sessionManager: { validity: () => Promise.resolve('unknown' as const) },
  linking: {
    hasHost: false,
    link: () => Promise.resolve({ type: 'cancelled' as const }),
    proveWallet: () => Promise.resolve(),
  },
  stepUp: { needsPrompt: false, run: <done,>(change: () => Promise<done>) => change() },
  payments: {
    isDemo: () => Promise.resolve(true),
    pay: <done,>(_: unknown, take: (reference: string, key: string) => Promise<done>) =>
      take('demo:0', crypto.randomUUID()),
  },
  fetcher: window.fetch.bind(window),
  instant: () => '2026-11-10T12:00:00.000Z',
  surroundings: () => ({ capabilities: {} as never, persists: true, origin: location.origin }),
  profile: null,
  shared: null,
}

const shell = createShell(announce)
const pictures = new Set<Releases>()
let opened = 0
let frames = 0
let unmount = (): void => undefined

window.appPage = {
  mount() {
    const root = document.createElement('div')
    document.body.append(root)
    const release = shell.mount(root, (elements) => {
      const releases = new Releases()
      opened += 1
      pictures.add(releases)
      void showPicture({
        ...{ announce, heartbeat, log: log.failed, page: window, releases, timers },
        sessionStorage: storage,
        isPhone: false,
        redetect: () => Promise.resolve('desktop'),
        open: (onFrame) =>
          openPicture({
            ...{ ...services, elements, releases },
            onFrame(failure) {
              if (failure === null) frames += 1
              onFrame(failure)
            },
          }),
        begin: flow.begin,
      })
      return () => {
        releases.releaseAll()
        pictures.delete(releases)
      }
    })
    unmount = () => {
      release()
      root.remove()
    }
  },
  unmount: () => unmount(),
  opened: () => opened,
  open: () => pictures.size,
  frames: () => frames,
  held: () => ({ ...resources(), dueTimers: timers.waiting }),
}

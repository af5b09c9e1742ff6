import { absoluteUrl } from '#src/api/absolute-url.ts'
import { apiBase } from '#src/api/api-base.ts'
import { type ApiClientOptions, createApiClient } from '#src/api/client.ts'
import { getConfig, type PublicConfig } from '#src/api/get-config.ts'
import { getFirstEncounter } from '#src/api/get-first-encounter.ts'
import { removeQueryParameters } from '#src/browser/address-bar.ts'
import { createAnnouncer } from '#src/browser/announce.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { createDueTimers } from '#src/browser/due-timers.ts'
import { findMounts } from '#src/browser/find-mounts.ts'
import { createHeartbeat } from '#src/browser/heartbeat.ts'
import { insetElement } from '#src/browser/inset-element.ts'
import { createMediaQuery, MEDIA } from '#src/browser/media-queries.ts'
import { hideLoading, showFatal } from '#src/browser/page-notices.ts'
import { createPageLog } from '#src/browser/page-log.ts'
import { createClientStorage } from '#src/browser/storage.ts'
import { waitFor } from '#src/browser/wait-for.ts'
import { watchIdle } from '#src/browser/watch-idle.ts'
import { reportInput } from '#src/browser/report-input.ts'
import { createTrailHistory } from '#src/browser/trail-history.ts'
import { readCalibration } from '#src/crt/knobs/calibration.ts'
import { createFlow } from '#src/flow/create-flow.ts'
import { type FlowEffect } from '#src/flow/flow-effect.ts'
import { whileConfirmed } from '#src/flow/while-confirmed.ts'
import { FRAME_PARAMETERS, readRoute, type Route } from '#src/flow/routes.ts'
import { addToApps } from '#src/hosts/add-to-apps.ts'
import { createHostJoiner } from '#src/hosts/host-joiner.ts'
import { openPageHost } from '#src/hosts/open-page-host.ts'
import { readSurroundings } from '#src/hosts/read-surroundings.ts'
import { lazily } from '#src/lib/lazily.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { Releases } from '#src/lib/releases.ts'
import { PAYMASTER_PATH } from '#src/protocol/base.ts'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { AUTO_AUTH_MS, SIGN_IN_PRELOAD_MS } from '#src/protocol/timing.ts'
import { openSharedLook, type SharedLook } from '#src/scenes/kit/open-shared-look.ts'
import { showPicture } from '#src/scenes/kit/show-picture.ts'
import { openPicture, type Picture } from '#src/scenes/open-picture.ts'
import { followPushes } from '#src/stores/follow-pushes.ts'
import { createActionQueue } from '#src/stores/action-queue.ts'
import { createStores, forgetPlayer } from '#src/stores/stores.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { discoverWallets, type WalletDiscovery } from '#src/wallet/discover-wallets.ts'
import { createHostPayments } from '#src/wallet/host-payments.ts'
import { createPlayerServices } from '#src/wallet/create-player-services.ts'
import { createWallets } from '#src/wallet/wallets.ts'

/** Opens the page's clock, storage and stores. Everything it acquires is released with the page. */
function openPage(page: Window & typeof globalThis, route: Route) {
  const releases = new Releases()
  const heartbeat = createHeartbeat(page)
  releases.own(heartbeat.release)
  const timers = createDueTimers(heartbeat.now())
  releases.own(heartbeat.onBeat(timers.beat))
  const storage = createClientStorage(() => page.localStorage)
  const sessionStorage = createClientStorage(() => page.sessionStorage)
  const log = createPageLog(page.console, route.debugLogs)
  const reducedMotion = createMediaQuery(page, MEDIA.reducedMotion)
  const coarsePointer = createMediaQuery(page, MEDIA.coarsePointer)
  const moreContrast = createMediaQuery(page, MEDIA.moreContrast)
  const { detector, host, open: openFound } = openPageHost({ page, timers, log: log.failed })
  const stores = createStores({
    storage,
    platform: host.platform,
    settings: {
      reducedMotion: reducedMotion.matches(),
      coarsePointer: coarsePointer.matches(),
      debugLogs: route.debugLogs,
      tweak: route.tweak,
      calibration: readCalibration(storage.read(STORED.calibration)),
      preferences: readPlayerSettings(parseJson(storage.read(STORED.settings))),
      guidance: storage.read(STORED.guided) === null ? 0 : null,
    },
  })
  const announce = createAnnouncer(page)
  releases.own(watchIdle(page, timers, () => announce('dcw-idle', { minutes: 5 })))
  return {
    ...{ announce, coarsePointer, detector, heartbeat, host, log, moreContrast, openFound },
    ...{ page, reducedMotion, releases, sessionStorage, storage, stores, timers },
    /** Milliseconds since 1970. */
    now: () => new Date().getTime(),
  }
}
type Page = ReturnType<typeof openPage>

/** Opens the connection to the server: its calls, the queue of actions, and its public configuration. */
function openServer(ground: Page, session: Pick<ApiClientOptions, 'onUnauthorized' | 'readKey'>) {
  const { storage, log, now, page, releases, stores, timers } = ground
  const client = createApiClient({
    ...session,
    baseUrl: apiBase(),
    fetch: page.fetch.bind(page),
    sleep: (ms, signal) => waitFor(timers, ms, signal),
    newKey: () => page.crypto.randomUUID(),
  })
  const queueParts = { api: client, storage, now, stores, timers, log: log.failed }
  const actionQueue = createActionQueue(queueParts)
  releases.own(actionQueue.release)
  let config: PublicConfig | null = null
  const configured = getConfig(client).then(
    (answer) => {
      config = answer
    },
    (failure: unknown) => log.failed('reading the configuration', failure),
  )
  return { client, actionQueue, configured, config: () => config }
}
type Server = ReturnType<typeof openServer>

/** Opens the wallets of the browser, and the dialogs that ask the player for one. */
function openWallets(ground: Page, { config, configured }: Server, root: HTMLElement) {
  const { announce, storage, log, page, releases } = ground
  const discovery = discoverWallets(page)
  releases.own(discovery.release)
  const wallets = createWallets({
    ...{ discovery, storage, mode: () => config()?.wallet_mode ?? 'auto' },
    projectId: () => config()?.walletconnect_project_id ?? null,
    origin: page.location.origin,
    // A pairing starts after the player has picked a wallet, so the dialogs are loaded by then.
    showPairing: (uri, cancel) => shell.loaded()?.showPairing({ uri, cancel }) ?? cancel,
  })
  const shell = lazily(async () => {
    const { mountShell } = await import('#src/shell/shell.tsx')
    const mounted = mountShell({
      ...{ root, wallets, persists: storage.persists, announce },
      copy: (text) => void copyText(page.navigator, text),
    })
    releases.own(mounted.release)
    return mounted
  })
  return {
    ...{ discovery, wallets },
    preload(): void {
      wallets.preload()
      shell.load().catch((failure: unknown) => log.failed('loading the dialogs', failure))
    },
    async pickWallet(signal?: AbortSignal) {
      // The picker shows the wallets that the configuration allows, so it waits for the configuration.
      const [dialogs] = await Promise.all([shell.load(), configured])
      return signal?.aborted ? null : dialogs.pickWallet()
    },
    closePicker: () => shell.loaded()?.closePicker(),
  }
}

/** Detects the app around the page, and loads its SDK once the app is known. */
function openApp(ground: Page, { config, configured }: Server, discovery: WalletDiscovery) {
  const { detector, host, log, openFound, page, stores } = ground
  return createHostJoiner({
    ...{ detector, host },
    open: (detected) =>
      openFound(detected, {
        fetcher: page.fetch.bind(page),
        quickAuthOrigin: () => configured.then(() => config()?.quick_auth_origin ?? null),
        worldAppId: () => configured.then(() => config()?.world_app_id ?? null),
      }),
    found(platform) {
      stores.session.getState().platformFound(platform)
      // The app's own wallet announces itself on a request after its SDK has loaded.
      discovery.request()
    },
    log: log.failed,
  })
}

/** Opens the server, the wallets, the player's services, and the flow of screens. */
function openGame(ground: Page, route: Route, root: HTMLElement) {
  const { announce, detector, host, storage, log, page, releases, stores, timers } = ground
  const credentials = createCredentials(storage)
  const server = openServer(ground, {
    readKey: credentials.readKey,
    onUnauthorized: ({ detail }) => sessionManager.refused(detail),
  })
  const { client, config, configured } = server
  const { wallets, discovery, preload, pickWallet, closePicker } = openWallets(ground, server, root)
  const perform = (effect: Exclude<FlowEffect, { type: 'dispatch' }>): void => {
    switch (effect.type) {
      case 'sign_in':
        return void signInController.signIn()
      case 'abort_sign_in':
        return signInController.abort()
      case 'sign_out':
        return void signInController.signOut()
      case 'clear_session':
        return sessionManager.clear()
      case 'forget_player':
        return forgetPlayer(stores)
      case 'fetch_first_encounter':
        return void getFirstEncounter(client).then(
          (actions) => announce('dcw-first-encounter', { actions }),
          (failure: unknown) => log.failed('fetching the first encounter', failure),
        )
    }
  }
  const flow = createFlow({
    ...{ route, timers, perform, embedded: host.embedded },
    mobile: stores.settings.getState().coarsePointer,
  })
  releases.own(flow.release)
  const player = createPlayerServices({
    ...{ announce, client, credentials, flow, host, storage, pickWallet, stores, timers, wallets },
    hostPayment: createHostPayments(client, host),
    paymaster: absoluteUrl(apiBase(), PAYMASTER_PATH, page.location.href),
    ...{ frame: route.frameAuth, log: log.failed, terms: () => configured.then(config) },
    now: ground.now,
    isHostPresent: async () => (await detector.redetect()).context !== null,
    closePicker,
  })
  const { sessionManager, signInController } = player
  releases.own(signInController.release)
  releases.own(host.onBack(() => flow.dispatch({ type: 'host_back' })))
  releases.own(
    whileConfirmed(flow, () => {
      void addToApps({ host, storage, timers, log: log.failed })
      return () => undefined
    }),
  )
  releases.own(whileConfirmed(flow, sessionManager.watch))
  const history = createTrailHistory(page, () => flow.dispatch({ type: 'closed' }))
  releases.own(history.release)
  history.sync(flow.state.trail.length)
  releases.own(
    flow.subscribe((state, before) => {
      history.sync(state.trail.length)
      host.showBack(state.trail.length > 0)
      if (state.view === 'waitlist' && before.view !== 'waitlist') {
        timers.after(SIGN_IN_PRELOAD_MS, preload)
      }
      log.debug('flow', state)
    }),
  )
  releases.own(reportInput(page, () => flow.state.view))
  const origins = () => configured.then(() => config()?.frame_ancestors ?? [])
  releases.own(followPushes(page, { origins, flow, game: stores.game }))
  const joiner = openApp(ground, server, discovery)
  return { ...server, ...player, flow, joiner }
}

/** Opens the panel of `?tweak=crt`. */
async function openTweakPanel(ground: Page, picture: Picture, shared: SharedLook): Promise<void> {
  const { announce, storage, page, releases, stores, timers } = ground
  const [{ createTubeControls }, { mountTweak }] = await Promise.all([
    import('#src/scenes/kit/tube-controls.ts'),
    import('#src/shell/tweak/mount-tweak.tsx'),
  ])
  const tube = createTubeControls({ ...picture, settings: stores.settings, now: timers.now })
  releases.own(tube.release)
  releases.own(mountTweak({ announce, tube, storage, page, shared }))
}

async function start(page: Window & typeof globalThis): Promise<void> {
  const route = readRoute(new URL(page.location.href))
  if (route.redirect) return page.location.replace(route.redirect)
  const mounts = findMounts(page.document)
  const ground = openPage(page, route)
  const { announce, host, storage, log, releases } = ground
  page.addEventListener('pagehide', ({ persisted }) => persisted || releases.releaseAll())
  removeQueryParameters(page, FRAME_PARAMETERS)
  if (route.frameAction) announce('dcw-frame-action', route.frameAction)
  if (route.debugLogs || route.hitbox || route.reset || route.safeArea) {
    const { openDebugTools } = await import('#src/shell/debug/open-debug-tools.ts')
    if ((await openDebugTools({ ...ground, route })) === 'leaving') return
  }

  const shared = await openSharedLook(route.look)
  const game = openGame(ground, route, mounts.dialogs)
  const restored = game.sessionManager.restore()
  const joined = game.joiner.join()
  const { timers, sessionStorage, stores, heartbeat } = ground
  let picture: Picture | undefined
  const surroundings = () => {
    const walletConnectProjectId = game.config()?.walletconnect_project_id ?? null
    return readSurroundings({ page, persists: storage.persists, walletConnectProjectId })
  }
  await showPicture({
    ...{ announce, timers, heartbeat, sessionStorage, releases, page },
    redetect: game.joiner.rejoin,
    isPhone: stores.settings.getState().coarsePointer,
    log: log.failed,
    open(onFrame) {
      picture = openPicture({
        ...{ ...ground, ...game, mounts, onFrame, profile: route.profile, shared: shared.document },
        fetcher: page.fetch.bind(page),
        instant: () => new Date().toISOString(),
        surroundings,
      })
      return picture
    },
    begin() {
      hideLoading(page.document)
      game.flow.begin()
    },
  })
  if (picture && route.tweak) {
    openTweakPanel(ground, picture, shared).catch((failure: unknown) => {
      log.failed('opening the tweak panel', failure)
    })
  } else if (shared.failure !== null) {
    const { showNotice } = await import('#src/shell/notice/show-notice.ts')
    releases.own(showNotice(page.document, shared.failure))
  }
  await joined
  // Comes before the steps below, because a host shows its splash screen over the page until then.
  await host.ready().catch((failure: unknown) => log.failed('reporting ready to the host', failure))
  insetElement(mounts.area, host.safeArea)
  await restored
  if (host.signIn || route.frameAuth) {
    timers.after(AUTO_AUTH_MS, () => game.flow.dispatch({ type: 'host_can_sign_in' }))
  }
  await game.configured
  log.debug('capabilities', surroundings().capabilities)
}

start(window).catch((failure: unknown) => {
  window.console.error(failure)
  showFatal(window)
})

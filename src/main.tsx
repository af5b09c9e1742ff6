import { absoluteUrl } from '#src/api/absolute-url.ts'
import { apiBase } from '#src/api/api-base.ts'
import { getFirstEncounter } from '#src/api/get-first-encounter.ts'
import { removeQueryParameters } from '#src/browser/address-bar.ts'
import { createAnnouncer } from '#src/browser/announce.ts'
import { createDueTimers } from '#src/browser/due-timers.ts'
import { findRoot } from '#src/browser/find-root.ts'
import { createHeartbeat } from '#src/browser/heartbeat.ts'
import { insetElement } from '#src/browser/inset-element.ts'
import { keepPage } from '#src/browser/keep-page.ts'
import { createMediaQuery, MEDIA } from '#src/browser/media-queries.ts'
import { hideLoading, showFatal } from '#src/browser/page-notices.ts'
import { createPageLog } from '#src/browser/page-log.ts'
import { type TubeElements } from '#src/browser/tube-elements.ts'
import { createClientStorage } from '#src/browser/storage.ts'
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
import { parseJson } from '#src/lib/parse-json.ts'
import { Releases } from '#src/lib/releases.ts'
import { PAYMASTER_PATH } from '#src/protocol/base.ts'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { AUTO_AUTH_MS, HOME_PRELOAD_MS, SIGN_IN_PRELOAD_MS } from '#src/protocol/timing.ts'
import { createMotionQuery } from '#src/scenes/kit/motion-query.ts'
import { openSharedLook, type SharedLook } from '#src/scenes/kit/open-shared-look.ts'
import { showPicture } from '#src/scenes/kit/show-picture.ts'
import { openPicture, type Picture } from '#src/scenes/open-picture.ts'
import { createShell, type Shell } from '#src/shell/app.tsx'
import { createWalletAccess } from '#src/shell/wallet-access.ts'
import { followPushes } from '#src/stores/follow-pushes.ts'
import { takeView } from '#src/stores/kept-page.ts'
import { offerReload } from '#src/stores/offer-reload.ts'
import { openServer } from '#src/stores/open-server.ts'
import { readGuideChoice } from '#src/stores/settings-store.ts'
import { createStores, forgetPlayer } from '#src/stores/stores.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createPlayerServices } from '#src/session/create-player-services.ts'

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
      guide: readGuideChoice(storage.read(STORED.guide)),
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

type Server = ReturnType<typeof openServer>

/** Detects the app around the page, and loads its SDK once the app is known. */
function openApp(ground: Page, { config, configured }: Server) {
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
      page.dispatchEvent(new Event('eip6963:requestProvider'))
    },
    log: log.failed,
  })
}

/** Opens the server, the wallets, the player's services, and the flow of screens. */
function openGame(ground: Page, route: Route, shell: Pick<Shell, 'showWalletConnectors'>) {
  const { announce, detector, host, storage, log, page, releases, stores, timers } = ground
  const credentials = createCredentials(storage)
  const server = openServer(ground, {
    readKey: credentials.readKey,
    onUnauthorized: ({ detail }) => sessionManager.refused(detail),
  })
  const { client, config, configured } = server
  const joiner = openApp(ground, server)
  const joined = joiner.join()
  const wallets = createWalletAccess({ ...ground, ...server, joined, shell, log: log.failed })
  const perform = (effect: Exclude<FlowEffect, { type: 'dispatch' }>): void => {
    switch (effect.type) {
      case 'sign_in':
        return void signInController.signIn()
      case 'abort_sign_in':
        return signInController.abort()
      case 'confirm_account':
        return signInController.confirmAccount()
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
    lessMotion: createMotionQuery(ground.reducedMotion, stores.settings).matches(),
  })
  releases.own(flow.release)
  const player = createPlayerServices({
    ...{ announce, client, credentials, flow, host, storage, stores, timers, ...wallets },
    paymaster: absoluteUrl(apiBase(), PAYMASTER_PATH, page.location.href),
    ...{ frame: route.frameAuth, log: log.failed, terms: () => configured.then(config) },
    now: ground.now,
    isHostPresent: async () => (await detector.redetect()).context !== null,
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
  releases.own(
    server.line.follow((isUp) => {
      // A page that was opened without a connection could not restore its session.
      if (isUp && !flow.state.confirmed) void sessionManager.restore()
    }),
  )
  const history = createTrailHistory(page, () => flow.dispatch({ type: 'closed' }))
  releases.own(history.release)
  history.sync(flow.state.trail.length)
  releases.own(
    flow.subscribe((state, before) => {
      history.sync(state.trail.length)
      host.showBack(state.trail.length > 0)
      if (state.view === 'waitlist' && before.view !== 'waitlist') {
        timers.after(SIGN_IN_PRELOAD_MS, wallets.preload)
      }
      log.debug('flow', state)
    }),
  )
  releases.own(reportInput(page, () => flow.state.view))
  const origins = () => configured.then(() => config()?.frame_ancestors ?? [])
  releases.own(
    followPushes(page, { origins, flow, game: stores.game, frames: signInController.frames }),
  )
  const reload = offerReload({ ...ground, flow })
  // A player without a session comes to the login screen next.
  const preloadPicker = (): void => {
    if (!credentials.readKey()) wallets.preloadPicker()
  }
  return { ...server, ...player, flow, joined, joiner, preloadPicker, reload }
}
type Game = ReturnType<typeof openGame>

/** Opens the panel of `?tweak=crt`. */
async function openTweakPanel(
  ground: Page,
  { shell, picture, shared }: { shell: Shell; picture: Picture; shared: SharedLook },
): Promise<void> {
  const { announce, storage, page, releases, stores, timers } = ground
  const [{ createTubeControls }, { openTweak }] = await Promise.all([
    import('#src/scenes/kit/tube-controls.ts'),
    import('#src/shell/tweak/open-tweak.tsx'),
  ])
  const tube = createTubeControls({ ...picture, settings: stores.settings, now: timers.now })
  releases.own(tube.release)
  const { panel, release } = openTweak({ announce, tube, storage, page, shared })
  releases.own(release)
  shell.showTweakPanel(panel)
}

/** Mounts the page. Resolves with the picture when the game can be seen, or with undefined when only its text can. */
function mountPage(
  ground: Page,
  game: Game,
  { route, shared, shell }: { route: Route; shared: SharedLook; shell: Shell },
) {
  const { announce, heartbeat, host, log, page, sessionStorage, storage, stores, timers } = ground
  let area: HTMLElement | null = null
  const surroundings = () => {
    const walletConnectProjectId = game.config()?.walletconnect_project_id ?? null
    return readSurroundings({ page, persists: storage.persists, walletConnectProjectId })
  }
  const open = (elements: TubeElements, releases: Releases): Promise<Picture | undefined> => {
    area = elements.area
    insetElement(area, host.safeArea)
    let picture: Picture | undefined
    const shown = showPicture({
      ...{ announce, timers, heartbeat, sessionStorage, releases, page },
      redetect: game.joiner.rejoin,
      isPhone: stores.settings.getState().coarsePointer,
      log: log.failed,
      open(onFrame) {
        picture = openPicture({
          ...{ ...ground, ...game, elements, releases, onFrame, profile: route.profile },
          ...{ surroundings, shared: shared.document },
          fetcher: page.fetch.bind(page),
          instant: () => new Date().toISOString(),
        })
        return picture
      },
      begin() {
        hideLoading(page.document)
        game.flow.begin()
        if (picture) {
          releases.own(timers.after(HOME_PRELOAD_MS, picture.preload))
          releases.own(timers.after(HOME_PRELOAD_MS, game.preloadPicker))
        }
      },
    })
    return shown.then(() => picture)
  }
  const picture = new Promise<Picture | undefined>((resolve, reject) => {
    const release = shell.mount(findRoot(page.document), (elements) => {
      const releases = new Releases()
      open(elements, releases).then(resolve, reject)
      return () => releases.releaseAll()
    })
    ground.releases.own(release)
  })
  return { picture, inset: () => area && insetElement(area, host.safeArea), surroundings }
}

async function start(page: Window & typeof globalThis): Promise<void> {
  const route = readRoute(
    new URL(page.location.href),
    takeView(() => page.sessionStorage),
  )
  if (route.redirect) return page.location.replace(route.redirect)
  const ground = openPage(page, route)
  const { announce, host, log, releases, timers } = ground
  page.addEventListener('pagehide', ({ persisted }) => persisted || releases.releaseAll())
  removeQueryParameters(page, FRAME_PARAMETERS)
  if (route.frameAction) announce('dcw-frame-action', route.frameAction)
  if (route.debugLogs || route.hitbox || route.reset || route.safeArea) {
    const { openDebugTools } = await import('#src/shell/debug/open-debug-tools.ts')
    if ((await openDebugTools({ ...ground, route })) === 'leaving') return
  }

  const shared = await openSharedLook(route.look)
  const shell = createShell(announce)
  const game = openGame(ground, route, shell)
  const restored = game.sessionManager.restore()
  const mounted = mountPage(ground, game, { route, shared, shell })
  const picture = await mounted.picture
  if (picture && route.tweak) {
    openTweakPanel(ground, { shell, picture, shared }).catch((failure: unknown) => {
      log.failed('opening the tweak panel', failure)
    })
  } else if (shared.failure !== null) {
    const { showNotice } = await import('#src/shell/notice/show-notice.ts')
    releases.own(showNotice(page.document, shared.failure))
  }
  await game.joined
  // Comes before the steps below, because a host shows its splash screen over the page until then.
  await host.ready().catch((failure: unknown) => log.failed('reporting ready to the host', failure))
  mounted.inset()
  await restored
  if (host.signIn || route.frameAuth) {
    timers.after(AUTO_AUTH_MS, () => game.flow.dispatch({ type: 'host_can_sign_in' }))
  }
  await game.configured
  log.debug('capabilities', mounted.surroundings().capabilities)
  await keepPage(page).catch((failure: unknown) => log.failed('keeping the page', failure))
}

start(window).catch((failure: unknown) => {
  window.console.error(failure)
  showFatal(window)
})

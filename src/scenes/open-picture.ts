import { type ApiClient } from '#src/api/client.ts'
import { fetchAsset } from '#src/api/fetch-asset.ts'
import { type Announce } from '#src/browser/announce.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { followKeyboard } from '#src/browser/follow-keyboard.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { saveFile } from '#src/browser/save-file.ts'
import { type TubeElements } from '#src/browser/tube-elements.ts'
import { type Heartbeat } from '#src/browser/heartbeat.ts'
import { type MediaQuery } from '#src/browser/media-queries.ts'
import { type PageLog } from '#src/browser/page-log.ts'
import { measureArea, type PageArea, watchArea } from '#src/browser/watch-window.ts'
import { isProfileId, type Viewport } from '#src/crt/frame.ts'
import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { screenModeOf } from '#src/ecs/screen-mode.ts'
import { createGameWorld, type GameWorld } from '#src/ecs/world.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { whileConfirmed } from '#src/flow/while-confirmed.ts'
import { type Host } from '#src/hosts/host.ts'
import { chanceOf } from '#src/lib/chance.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { LOG_TEXTS } from '#src/protocol/page-texts.ts'
import { VIEW_TITLES } from '#src/protocol/messages.ts'
import { type Stores } from '#src/stores/stores.ts'
import { type Line } from '#src/stores/watch-line.ts'
import { type ActionQueue } from '#src/stores/action-queue.ts'
import { loadGlyphs } from '#src/terminal/glyphs/load-glyphs.ts'
import { addressOfPage, shippedPages } from '#src/terminal/glyphs/shipped-pages.ts'
import { mountTwinMain } from '#src/terminal/twin/mount-main.ts'
import { type IdentityLinker } from '#src/session/identity-linker.ts'
import { type SessionManager } from '#src/session/session-manager.ts'
import { type StepUpController } from '#src/session/step-up-controller.ts'
import { type Payments } from '#src/wallet/payments.ts'
import { frameFor, type Glass, openGlass } from './kit/open-glass.ts'
import { createMotionQuery } from './kit/motion-query.ts'
import { openHaptics } from './kit/open-haptics.ts'
import { openSound } from './kit/open-sound.ts'
import { followTextSize } from './kit/text-size.ts'
import { type OpenedPicture } from './kit/show-picture.ts'
import { type SceneServices } from './kit/services.ts'
import { createStage } from './kit/stage.ts'
import { createTubeLook, type TubeLook } from './kit/tube-look.ts'
import { type ConversationFile } from './chat/slash/conversation-file.ts'
import { loadScreensAtHome } from './load-screens-at-home.ts'
import { createScreens, type Screens } from './screens.ts'

const TITLE_FONT = '/fonts/figlet/ANSI_Shadow.flf'

export interface PictureSetup {
  readonly page: Window & typeof globalThis
  readonly elements: TubeElements
  readonly announce: Announce
  readonly log: PageLog
  readonly releases: Releases
  readonly storage: ClientStorage
  readonly stores: Stores
  readonly timers: Timers
  readonly coarsePointer: MediaQuery
  readonly moreContrast: MediaQuery
  readonly reducedMotion: MediaQuery
  readonly flow: Flow
  readonly client: ApiClient
  readonly actionQueue: ActionQueue
  readonly line: Line
  /** Reloads the page and keeps what the player is doing. */
  readonly reload: () => void
  readonly sessionManager: Pick<SessionManager, 'validity'>
  readonly linking: IdentityLinker
  readonly stepUp: StepUpController
  readonly payments: Payments
  readonly heartbeat: Pick<Heartbeat, 'isHidden'>
  readonly fetcher: typeof fetch
  readonly host: Host
  /** Returns the wall clock time in ISO 8601. */
  readonly instant: () => string
  readonly surroundings: SceneServices['surroundings']
  /** The display profile that the URL asks for. */
  readonly profile: string | null
  /** A look from the URL. */
  readonly shared: LookDocument | null
  readonly onFrame: (failure: unknown) => void
}

export interface Picture extends OpenedPicture {
  readonly world: GameWorld
  readonly look: TubeLook
  readonly canvas: HTMLCanvasElement
  /** Fetches the code of the screens that follow the login. Call when the first screen is visible. */
  readonly preload: () => void
}

/** Opens the world, its screens and twin, and the tube, which must be started separately. Nothing is visible yet. */
export function openPicture(setup: PictureSetup): Picture {
  const { coarsePointer, elements, flow, log, page, releases, stores, timers } = setup
  const { area, canvas, twinLayer } = elements
  const { main: twinMain, release: unmountMain } = mountTwinMain(twinLayer)
  releases.own(unmountMain)
  const { settings } = stores
  const reducedMotion = createMotionQuery(setup.reducedMotion, settings)
  const requestedProfile = isProfileId(setup.profile) ? setup.profile : undefined
  if (setup.profile !== null && requestedProfile === undefined)
    log.debug('profile', LOG_TEXTS.unknownValue('profile', setup.profile))
  const surroundingsOf = (size: PageArea): Viewport => ({
    ...size,
    hasCoarsePointer: coarsePointer.matches(),
    requested: requestedProfile,
    zoom: settings.getState().preferences.textSize / 100,
  })
  const surroundings = surroundingsOf(measureArea(area, page))
  const profileId = frameFor(surroundings).profile.id
  const world = createGameWorld({
    screen: screenModeOf(profileId),
    chance: chanceOf(page.location.host),
    reducedMotion: reducedMotion.matches(),
    now: timers.now(),
  })
  const look = createTubeLook({ shared: setup.shared, moreContrast: setup.moreContrast, settings })
  const { ready, atlas } = openGlyphs(setup)
  const services = openServices(setup, world, () => glass)
  const screens = createScreens(services)
  releases.own(loadScreensAtHome({ ...setup, loadAll: screens.loadAll, log: log.failed }))
  const stage = createStage(services, screens)
  const glass: Glass = openGlass({
    ...{ canvas, twinLayer, twinMain, world, atlas, knobs: look.knobsOf, surroundings, stage },
    onFrame: setup.onFrame,
    onRefused: (failure) => log.failed('drawing the tube', failure),
    label: () => VIEW_TITLES[stage.view() ?? 'boot'],
    copy: (text) => void copyText(page.navigator, text),
  })
  releases.own(glass.release)
  releases.own(look.attach(glass))
  // The tube turns off and on at sign-out.
  releases.own(whileConfirmed(flow, () => glass.cyclePower))
  releases.own(followKeyboard(area, page))
  releases.own(watchArea(area, page, (size) => glass.resize(surroundingsOf(size))))
  releases.own(
    followTextSize({ area, settings, twinMain }, () => {
      glass.resize(surroundingsOf(measureArea(area, page)))
    }),
  )
  releases.own(
    reducedMotion.onChange((matches) => {
      world.reducedMotion = matches
      settings.getState().changed({ reducedMotion: matches })
    }),
  )
  const { now } = timers
  releases.own(openSound({ page, twinMain, flow, settings, reducedMotion, now, log: log.failed }))
  releases.own(openHaptics({ twinMain, flow, host: setup.host }))
  const preload = (): void =>
    void screens.loadHome().catch((failure: unknown) => log.failed('loading the home', failure))
  return { glass, glyphsReady: withFirstScreen(ready, screens, flow), world, look, canvas, preload }
}

/** Waits for the glyphs and for the code of the first screen, which shows it itself when its code does not come. */
async function withFirstScreen(ready: Promise<void>, screens: Screens, flow: Flow): Promise<void> {
  await Promise.allSettled([screens.load(flow.state.view)])
  await ready
}

function openGlyphs({ fetcher, log }: PictureSetup) {
  return loadGlyphs({
    pages: shippedPages,
    fetchPage: async (number) =>
      new Uint8Array(await (await fetchAsset(fetcher, addressOfPage(number))).arrayBuffer()),
    onFailure: (number, failure) => log.failed(`loading glyph page ${number}`, failure),
  })
}

function openServices(setup: PictureSetup, world: GameWorld, glass: () => Glass): SceneServices {
  const { announce, client, fetcher, flow, heartbeat, host, instant, page } = setup
  const {
    sessionManager,
    linking,
    log,
    stepUp,
    storage,
    stores,
    surroundings,
    payments,
    timers,
    actionQueue,
  } = setup
  return {
    ...{ world, flow, stores, api: client, actionQueue, timers, announce, instant, host, linking },
    ...{ stepUp, storage, surroundings, payments },
    sessionValidity: sessionManager.validity,
    isHidden: heartbeat.isHidden,
    cssScale: () => glass().cssScale(),
    say: (text: string) => glass().say(text),
    copy: (text: string) => copyText(page.navigator, text),
    save: ({ name, content, type }: ConversationFile) =>
      saveFile(page.document, name, new Blob([content], { type })),
    network: setup.line,
    checkLine: setup.line.check,
    reload: setup.reload,
    loadTitleFont: async () => (await fetchAsset(fetcher, TITLE_FONT)).text(),
    log: log.failed,
  }
}

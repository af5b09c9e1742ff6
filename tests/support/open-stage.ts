import { hasComponent } from 'bitecs'
import { stepWorld } from '#src/ecs/schedule.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { createFlow, type Flow } from '#src/flow/create-flow.ts'
import { createWebHost } from '#src/hosts/web-host.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { type View } from '#src/protocol/views.ts'
import { type SceneServices } from '#src/scenes/kit/services.ts'
import { createStage, type Stage } from '#src/scenes/kit/stage.ts'
import { createScreens, type Screens } from '#src/scenes/screens.ts'
import { type Stores } from '#src/stores/stores.ts'
import { createActionQueue } from '#src/stores/action-queue.ts'
import { type SessionValidity } from '#src/session/session-manager.ts'
import { createTestClient } from './api-client.ts'
import { createManualTimers, type ManualTimers } from './manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from './protocol-server.ts'
import { createTestLine, type TestLine } from './test-line.ts'
import { createMemoryStorage } from './storages.ts'
import { createTestWorld } from './terminal/test-world.ts'
import { createTestStores } from '#tests/support/test-stores.ts'

export interface StageOptions {
  readonly view: View
  readonly platform?: Platform
  readonly embedded?: boolean
  /** The code on the error screen. */
  readonly errorCode?: string
  /** Whether the promo logo is shown first. */
  readonly promo?: boolean
  readonly loadTitleFont?: SceneServices['loadTitleFont']
  /** The present instant. By default it stays the same. */
  readonly instant?: SceneServices['instant']
  /** Changes how screens are loaded. By default all of them are loaded before the first is shown. */
  readonly screens?: (screens: Screens) => Pick<Screens, 'find' | 'load'>
}

/** All screens with a real server, real stores and flow, and a manual clock; nothing is painted. */
export interface TestStage {
  readonly server: ProtocolServer
  readonly world: GameWorld
  readonly stage: Stage
  readonly stores: Stores
  readonly flow: Flow
  /** The result of the session check. */
  validity: Promise<SessionValidity>
  /** Advances page and world by `ms`, in steps of at most 50 ms, and waits for all calls that no test holds. */
  pass(ms: number): Promise<void>
  /** Resolves when all calls have a response, except those that a test holds. */
  answered(): Promise<void>
  /** Returns all visible text and accessible names, with whitespace collapsed. */
  text(): string
  /** The announcements to screen readers. */
  readonly announcements: readonly string[]
  /** The views that were announced on the window. */
  readonly views: readonly string[]
  /** What the page thinks of the line. */
  readonly line: TestLine
  /** How often the page was reloaded. */
  readonly reloads: number
  /** Presses the control with this name. */
  press(name: string): void
}

export async function openStage(options: StageOptions): Promise<TestStage> {
  const { view, platform = 'desktop', embedded = false, errorCode = null, promo = false } = options
  const server = await startProtocolServer()
  const timers = createManualTimers()
  const world = createTestWorld()
  const announcements: string[] = []
  const views: string[] = []
  const line = createTestLine()
  let reloads = 0
  const stores = createTestStores(createMemoryStorage().storage, platform)
  const flow = createFlow({
    route: { view, errorCode, pendingView: null, promo },
    embedded,
    mobile: false,
    timers,
    perform: () => undefined,
  })
  const page = createTestClient(server.origin)
  timers.follow(page, server)
  const api = page.client
  const services: SceneServices = {
    ...{ world, flow, stores, timers, api },
    actionQueue: createActionQueue({
      ...{ api, stores, timers, log: () => undefined },
      ...{ storage: createMemoryStorage().storage, now: timers.now },
    }),
    payments: {
      isDemo: () => Promise.resolve(true),
      pay: (_, take) => take('demo:0', crypto.randomUUID()),
    },
    host: createWebHost({
      ...{ platform, embedded },
      vibrate: () => undefined,
      openWindow: () => undefined,
      share: () => Promise.resolve(),
    }),
    surroundings: () => ({ capabilities: {} as never, persists: true, origin: server.origin }),
    sessionValidity: () => opened.validity,
    linking: {
      hasHost: false,
      link: () => Promise.resolve({ type: 'cancelled' }),
      proveWallet: () => Promise.resolve(),
    },
    stepUp: { needsPrompt: false, run: (change) => change() },
    instant: options.instant ?? (() => '2026-11-10T12:00:00.000Z'),
    isHidden: () => false,
    cssScale: () => 1,
    announce: (name, detail) => {
      if (name === 'dcw-view') views.push(Object.values(detail).join())
    },
    copy: () => Promise.resolve(true),
    save: () => undefined,
    storage: createMemoryStorage().storage,
    network: line.network,
    checkLine: () => Promise.resolve(stores.line.getState()),
    reload: () => {
      reloads += 1
    },
    say: (text) => void announcements.push(text),
    loadTitleFont: options.loadTitleFont ?? (() => Promise.reject(new TypeError('no font'))),
    log: () => undefined,
  }
  const screens = createScreens(services)
  await screens.loadAll()
  const stage = createStage(services, options.screens?.(screens) ?? screens)
  const opened: TestStage = {
    ...{ server, world, stage, stores, flow, announcements, line, views },
    get reloads() {
      return reloads
    },
    validity: Promise.resolve('valid'),
    pass: (ms) => pass(ms, { timers, world, stage }),
    answered: timers.answered,
    text: () => textOf(world),
    press: (name) => press(world, name),
  }
  stage.open()
  flow.begin()
  await opened.pass(50)
  return opened
}

async function pass(
  ms: number,
  { timers, world, stage }: { timers: ManualTimers; world: GameWorld; stage: Stage },
): Promise<void> {
  const start = world.time.now
  for (let passed = 0; passed < ms; ) {
    const step = Math.min(50, ms - passed)
    passed += step
    await timers.pass(step)
    stepWorld(world, start + passed)
    stage.beat()
  }
}

function textOf(world: GameWorld): string {
  const { Place, Spoken, TextRun } = world.components
  const texts = [...world.components.Place.layer.keys()].flatMap((entity) => {
    if (!hasComponent(world, entity, Place)) return []
    const name = hasComponent(world, entity, Spoken) ? Spoken.details[entity]?.name : undefined
    const text = hasComponent(world, entity, TextRun) ? shownText(world, entity) : undefined
    return [text, name]
  })
  return texts.filter(Boolean).join('\n').replace(/\s+/g, ' ')
}

function press(world: GameWorld, name: string): void {
  const { Control, Spoken, TextRun } = world.components
  const control = [...Control.press.keys()].find(
    (entity) =>
      hasComponent(world, entity, Control) &&
      (Spoken.details[entity]?.name ?? TextRun.text[entity]?.trim()) === name,
  )
  if (control === undefined) throw new RangeError(`Nothing is called '${name}'.`)
  focus(world, control)
  Control.press[control]?.()
}

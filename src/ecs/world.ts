import { createWorld, type EntityId, type World } from 'bitecs'
import type { Chance } from '#src/lib/chance.ts'
import { type Components, createComponents } from './components.ts'
import { BLINK_HALF_PERIOD } from './components/blink.ts'
import type { ScreenMode } from './screen-mode.ts'
import { spawnGround } from './spawn/spawn-layer.ts'
import type { CellSelection } from './systems/select-cells.ts'

/** How the caret of an input line looks. */
export interface Caret {
  readonly shape: CaretShape
  /** ms lit, then as many ms unlit. 0 for a caret that does not blink. */
  readonly halfPeriod: number
}
export const CARET_SHAPES = ['block', 'underline', 'bar'] as const
export type CaretShape = (typeof CARET_SHAPES)[number]

export interface GameWorldParts {
  readonly components: Components
  /** The world's clock, ms; only the schedule moves it. */
  readonly time: { now: number; delta: number }
  readonly chance: Chance
  screen: ScreenMode
  /** True when decorative motion must be avoided (prefers-reduced-motion). */
  reducedMotion: boolean
  /** The caret of the focused input line. */
  caret: Caret
  /** The layer that is the screen itself. */
  ground: EntityId
  /** The control or input line that has the keyboard focus. The twin moves it, the painter draws it. */
  focused: EntityId | null
  /** The selected cells. They are drawn inverted. */
  selection: CellSelection | null
  /** Increases with every visible change. The painter and the twin compare it with the value they saw last. */
  revision: number
  /** The order of the last spawn. See Place.order. */
  lastOrder: number
}
export type GameWorld = World<GameWorldParts>

export interface GameWorldSetup {
  readonly screen: ScreenMode
  readonly chance: Chance
  readonly reducedMotion: boolean
  /** The initial time of the clock, ms. */
  readonly now: number
}

/** Creates an empty world with its ground layer. */
export function createGameWorld(setup: GameWorldSetup): GameWorld {
  const world: GameWorld = createWorld<GameWorldParts>({
    components: createComponents(),
    time: { now: setup.now, delta: 0 },
    chance: setup.chance,
    screen: setup.screen,
    reducedMotion: setup.reducedMotion,
    caret: { shape: 'block', halfPeriod: BLINK_HALF_PERIOD },
    ground: 0,
    focused: null,
    selection: null,
    revision: 0,
    lastOrder: 0,
  })
  spawnGround(world)
  return world
}

import { createWorld, type EntityId, type World } from 'bitecs'
import type { Chance } from '#src/lib/chance.ts'
import { type Components, createComponents } from './components.ts'
import type { ScreenMode } from './screen-mode.ts'
import { spawnGround } from './spawn/spawn-layer.ts'
import type { CellSelection } from './systems/select-cells.ts'

export interface GameWorldParts {
  readonly components: Components
  /** The world's clock, ms; only the schedule moves it. */
  readonly time: { now: number; delta: number }
  readonly chance: Chance
  screen: ScreenMode
  /** True where motion that is not content should not be (prefers-reduced-motion). */
  reducedMotion: boolean
  /** The layer that is the screen itself. */
  ground: EntityId
  /** The control or input that has the keyboard; the twin moves it, the painter marks it. */
  focused: EntityId | null
  /** The cells that are selected, drawn inverted. */
  selection: CellSelection | null
  /** Grows with every visible change: who paints or mirrors compares it with what was seen last. */
  revision: number
  /** Of the last spawn; see Place.order. */
  lastOrder: number
}
export type GameWorld = World<GameWorldParts>

export interface GameWorldSetup {
  readonly screen: ScreenMode
  readonly chance: Chance
  readonly reducedMotion: boolean
  /** The clock's reading when the world begins, ms. */
  readonly now: number
}

/** An empty world with its ground layer. */
export function createGameWorld(setup: GameWorldSetup): GameWorld {
  const world: GameWorld = createWorld<GameWorldParts>({
    components: createComponents(),
    time: { now: setup.now, delta: 0 },
    chance: setup.chance,
    screen: setup.screen,
    reducedMotion: setup.reducedMotion,
    ground: 0,
    focused: null,
    selection: null,
    revision: 0,
    lastOrder: 0,
  })
  spawnGround(world)
  return world
}

import { entityExists, type EntityId } from 'bitecs'
import { type SpokenDetails, type SpokenRole } from '#src/ecs/components/spoken.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type CellStyle } from '../cells/tones.ts'

/** A box in px of the buffer. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What only the eye has: frames, rules, pictures, and the letters of what is called by another name. */
export type TwinRole = SpokenRole | 'ornament'

export interface TwinDetails extends Omit<SpokenDetails, 'role'> {
  readonly role: TwinRole
}

/** How the glass draws a node, for a twin that is the screen. */
export interface DrawnText {
  /** As drawn; '' for a text field. */
  readonly text: string
  readonly style: CellStyle
  /** False while its cells blink and are off: the paper is seen, not the ink. */
  readonly isLit: boolean
  /** Whether the browser draws what is typed here. */
  readonly isField: boolean
  /** All of its place, though its layer's window may show a part of it. */
  readonly whole: PixelBox
  /** Later ones lie over earlier ones. */
  readonly order: number
}

/** What the twin has to say of one entity. */
export interface TwinNode {
  readonly entity: EntityId
  /** Place.order: no two spawns share it, though entities' ids are used again. An ornament of a spoken one has it negative. */
  readonly key: number
  readonly details: TwinDetails
  /** As drawn, without blanks at line ends; '' for what is not drawn as text. */
  readonly text: string
  /** The part of its place that its layer's window shows; without width or height where it is scrolled out. */
  readonly box: PixelBox
  readonly disabled: boolean
  /** Lies behind a dialog: seen, and out of reach. */
  readonly inert: boolean
  /** Of a progress bar, 0 to 1. */
  readonly progress: number | null
  /** Of a text field: what stands in it while it is empty. */
  readonly placeholder: string | null
  /** Null where nothing of it is drawn, and where only the glass draws. */
  readonly drawn: DrawnText | null
  /** Where the twin is the screen: its place among what overlaps it, of a control that an ornament draws. Else null. */
  readonly order: number | null
  readonly children: readonly TwinNode[]
}

/** What is pressed, chosen from, drawn along or typed into. */
export const CONTROL_ROLES: ReadonlySet<TwinRole> = new Set<TwinRole>([
  'button',
  'combobox',
  'link',
  'slider',
  'tab',
  'textbox',
])

/** Whether what the node was read from is there still: since then its screen may have been drawn anew. */
export function isStanding(world: GameWorld, { entity, key }: TwinNode): boolean {
  return entityExists(world, entity) && world.components.Place.order[entity] === key
}

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

/** Ornaments are hidden from screen readers: frames, rules, pictures, and text whose node has another name. */
export type TwinRole = SpokenRole | 'ornament'

export interface TwinDetails extends Omit<SpokenDetails, 'role'> {
  readonly role: TwinRole
}

/** How the glass draws a node, for a shown twin. */
export interface DrawnText {
  /** The drawn text. Empty for a text field. */
  readonly text: string
  readonly style: CellStyle
  /** False in the dark phase of blinking, when only the background is drawn. */
  readonly isLit: boolean
  /** Whether the browser draws the text of this field. */
  readonly isField: boolean
  /** Its whole box, including the part that is clipped by the layer's window. */
  readonly whole: PixelBox
  /** Later ones cover earlier ones. */
  readonly order: number
}

/** One entity of the twin. */
export interface TwinNode {
  readonly entity: EntityId
  /** Place.order, because entity ids are reused. Negative for the ornament of a spoken entity. */
  readonly key: number
  readonly details: TwinDetails
  /** The drawn text without blanks at line ends. Empty for entities that are not text. */
  readonly text: string
  /** The part of its box that the layer's window shows. Without width or height when it is scrolled out. */
  readonly box: PixelBox
  readonly disabled: boolean
  /** Behind a dialog: visible, but cannot be reached. */
  readonly inert: boolean
  /** The value of a progress bar, 0 to 1. */
  readonly progress: number | null
  /** The placeholder of a text field. */
  readonly placeholder: string | null
  /** Null when the element does not draw itself, and when the twin is not shown. */
  readonly drawn: DrawnText | null
  /** The z-index of a control whose text is drawn by an ornament, for a shown twin. Else null. */
  readonly order: number | null
  readonly children: readonly TwinNode[]
}

/** The roles of interactive elements. */
export const CONTROL_ROLES: ReadonlySet<TwinRole> = new Set<TwinRole>([
  'button',
  'combobox',
  'link',
  'slider',
  'tab',
  'textbox',
])

/** Whether the entity of the node still exists. It may have been removed and its id reused since the node was read. */
export function isCurrent(world: GameWorld, { entity, key }: TwinNode): boolean {
  return entityExists(world, entity) && world.components.Place.order[entity] === key
}

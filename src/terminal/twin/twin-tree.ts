import { type EntityId } from 'bitecs'
import { TOUCH_TARGET_PX } from '#src/protocol/timing.ts'
import { type Rgb } from '../cells/tones.ts'
import { type Dress, dressOf } from './dress.ts'
import {
  type Attributes,
  attributesOf,
  createElement,
  isOtherElement,
  textOf,
} from './twin-element.ts'
import { CONTROL_ROLES, type PixelBox, type TwinNode } from './twin-node.ts'

/** A box in CSS px from the top left of the twin. */
export interface CssBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** An element of the twin with its node. */
export interface TwinEntry {
  readonly element: HTMLElement
  readonly node: TwinNode
  /** Its box on the glass. */
  readonly drawn: CssBox
  /** The box that can be hit, at least as large as a fingertip. */
  readonly target: CssBox
}

interface Kept {
  element: HTMLElement
  node: TwinNode
  drawn: CssBox
  target: CssBox
  words: Text | null
  attributes: Attributes
  placedIn: CssBox | null
  dress: Dress
}

export interface TwinTreeSetup {
  readonly main: HTMLElement
  /** Maps a box of the buffer to the glass. */
  readonly boxOf: (box: PixelBox) => CssBox
  /** The colours of drawn nodes. */
  readonly palette: readonly Rgb[]
  /** Called when an element was created, before it is inserted into the document. */
  readonly created: (entry: TwinEntry) => void
  /** Called when an element was bound to another entity, because its screen was redrawn. */
  readonly rebound: (entry: TwinEntry) => void
  /** Called when an element was removed. */
  readonly removed: (entry: TwinEntry) => void
}

/**
 * Keeps the elements in `main` equal to the nodes with as few changes as possible. When a screen is redrawn, a new node takes over
 * the element of an old one with the same role and name. So focus, selection, composition, an open list, a pressed finger and
 * the position of a screen reader are kept.
 */
export class TwinTree {
  readonly #setup: TwinTreeSetup
  readonly #kept = new Map<number, Kept>()
  readonly #keys = new Map<EntityId, number>()
  #isLaidOut = false
  /** The size of the twin in CSS px. */
  #screen = { width: 0, height: 0 }

  constructor(setup: TwinTreeSetup) {
    this.#setup = setup
  }

  /** Call when the glass has moved or was resized. The next update places all elements again. */
  relayout(): void {
    this.#isLaidOut = false
  }

  update(roots: readonly TwinNode[]): void {
    this.#keys.clear()
    const present = new Set<number>()
    const fresh: TwinNode[] = []
    const note = (nodes: readonly TwinNode[]): void => {
      for (const node of nodes) {
        const kept = this.#kept.get(node.key)
        if (kept && !isOtherElement(kept.node, node)) present.add(node.key)
        else fresh.push(node)
        if (node.details.role !== 'ornament') this.#keys.set(node.entity, node.key)
        note(node.children)
      }
    }
    note(roots)
    this.#handDown(this.#takeAbsent(present), fresh)
    // Read once: reading between the writes below would force a layout of the page each time.
    const { clientWidth, clientHeight } = this.#setup.main
    this.#screen = { width: clientWidth, height: clientHeight }
    this.#fill(this.#setup.main, roots, { left: 0, top: 0, width: 0, height: 0 })
    this.#isLaidOut = true
  }

  entryOf(entity: EntityId): TwinEntry | undefined {
    const key = this.#keys.get(entity)
    return key === undefined ? undefined : this.#kept.get(key)
  }

  entryAt(element: EventTarget | null): TwinEntry | undefined {
    for (const kept of this.#kept.values()) if (kept.element === element) return kept
    return undefined
  }

  /** All entries in reading order. */
  entries(): TwinEntry[] {
    const kept = [...this.#kept.values()]
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    return kept.sort((a, b) => (a.element.compareDocumentPosition(b.element) & follows ? -1 : 1))
  }

  #takeAbsent(present: ReadonlySet<number>): Kept[] {
    const absent = [...this.#kept].filter(([key]) => !present.has(key))
    for (const [key] of absent) this.#kept.delete(key)
    return absent.map(([, kept]) => kept)
  }

  /** Gives the elements of removed nodes to new nodes of the same name, in reading order, and removes the rest. */
  #handDown(absent: readonly Kept[], fresh: readonly TwinNode[]): void {
    if (absent.length === 0) return
    const left = new Map<string, Kept[]>()
    for (const kept of absent) {
      const address = addressOf(kept.node)
      const namesakes = left.get(address)
      if (namesakes) namesakes.push(kept)
      else left.set(address, [kept])
    }
    for (const node of fresh) {
      const kept = left.get(addressOf(node))?.shift()
      if (kept) this.#kept.set(node.key, kept)
    }
    for (const kept of [...left.values()].flat()) {
      kept.element.remove()
      this.#setup.removed(kept)
    }
  }

  #fill(parent: HTMLElement, nodes: readonly TwinNode[], within: CssBox): void {
    const words = parent.firstChild instanceof Text ? 1 : 0
    for (const [index, node] of nodes.entries()) {
      const kept = this.#keep(node, within)
      putChild(parent, kept.element, words + index)
      this.#fill(kept.element, node.children, kept.target)
    }
  }

  #keep(node: TwinNode, within: CssBox): Kept {
    const kept = this.#kept.get(node.key)
    if (!kept) return this.#create(node, within)
    const hasMoved =
      !this.#isLaidOut ||
      !isSameBox(kept.node.box, node.box) ||
      !isSameBox(kept.node.drawn?.whole ?? node.box, node.drawn?.whole ?? node.box)
    const isRebound = kept.node.key !== node.key
    kept.node = node
    if (hasMoved) this.#measure(kept)
    if (hasMoved || kept.placedIn !== within) place(kept, within)
    write(kept)
    this.#dress(kept)
    if (isRebound) this.#setup.rebound(kept)
    return kept
  }

  #create(node: TwinNode, within: CssBox): Kept {
    const element = createElement(node)
    const nowhere = { left: 0, top: 0, width: 0, height: 0 }
    const kept: Kept = {
      element,
      node,
      drawn: nowhere,
      target: nowhere,
      words: null,
      attributes: {},
      placedIn: null,
      dress: {},
    }
    this.#kept.set(node.key, kept)
    this.#measure(kept)
    place(kept, within)
    write(kept)
    this.#dress(kept)
    this.#setup.created(kept)
    return kept
  }

  #measure(kept: Kept): void {
    kept.drawn = this.#setup.boxOf(kept.node.drawn?.whole ?? kept.node.box)
    const isShown = kept.node.box.width > 0 && kept.node.box.height > 0
    const isTapped = isShown && CONTROL_ROLES.has(kept.node.details.role)
    const { width, height } = this.#screen
    kept.target = isTapped ? enlarge(kept.drawn, width, height) : kept.drawn
  }

  #dress(kept: Kept): void {
    const { drawn, element, node, target } = kept
    const { boxOf, palette } = this.#setup
    const order: Dress = node.order === null ? {} : { 'z-index': String(node.order) }
    const dress = node.drawn
      ? dressOf(node.drawn, { drawn, target, seen: boxOf(node.box) }, palette)
      : order
    for (const property of new Set([...Object.keys(kept.dress), ...Object.keys(dress)])) {
      const value = dress[property] ?? ''
      if (value !== (kept.dress[property] ?? '')) element.style.setProperty(property, value)
    }
    kept.dress = dress
  }
}

/** The identity of a node on its screen: role, level and name. */
function addressOf({ details, text }: TwinNode): string {
  return JSON.stringify([details.role, details.level, details.name ?? text])
}

/** Enlarges a box to at least {@link TOUCH_TARGET_PX} in both directions, about its middle and within the screen. */
function enlarge(box: CssBox, screenWidth: number, screenHeight: number): CssBox {
  const [left, width] = enlargeSide(box.left, box.width, screenWidth)
  const [top, height] = enlargeSide(box.top, box.height, screenHeight)
  return { left, top, width, height }
}

function enlargeSide(start: number, length: number, screen: number): [number, number] {
  if (length >= TOUCH_TARGET_PX) return [start, length]
  const wished = start - (TOUCH_TARGET_PX - length) / 2
  return [Math.max(0, Math.min(wished, screen - TOUCH_TARGET_PX)), TOUCH_TARGET_PX]
}

function place(kept: Kept, within: CssBox): void {
  const { element, target } = kept
  const round = (length: number): string => `${Math.round(length * 100) / 100}px`
  element.style.left = round(target.left - within.left)
  element.style.top = round(target.top - within.top)
  element.style.width = round(target.width)
  element.style.height = round(target.height)
  kept.placedIn = within
}

function write(kept: Kept): void {
  const { element, node } = kept
  const attributes = attributesOf(node)
  for (const [name, value] of Object.entries(attributes)) {
    if (kept.attributes[name] === value) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  kept.attributes = attributes
  const text = textOf(node)
  if ((kept.words?.data ?? '') === text) return
  if (kept.words) kept.words.data = text
  else {
    kept.words = document.createTextNode(text)
    element.prepend(kept.words)
  }
}

/** Puts a child at its index. A focused child would lose the focus when moved, so the others are moved around it. */
function putChild(parent: HTMLElement, child: HTMLElement, index: number): void {
  if (parent.childNodes[index] === child) return
  const holdsFocus = child.parentNode === parent && child.contains(document.activeElement)
  if (!holdsFocus) {
    parent.insertBefore(child, parent.childNodes[index] ?? null)
    return
  }
  for (let other = parent.childNodes[index]; other && other !== child; ) {
    parent.append(other)
    other = parent.childNodes[index]
  }
}

function isSameBox(a: PixelBox, b: PixelBox): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}

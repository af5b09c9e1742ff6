import { type EntityId } from 'bitecs'
import { type Rgb } from '../cells/tones.ts'
import { type CssDeclarations, drawnStyleOf, mapBoxes } from './drawn-style.ts'
import {
  type Attributes,
  attributesOf,
  createElement,
  isOtherElement,
  textOf,
} from './twin-element.ts'
import { type CssBox, hitTargets } from './hit-targets.ts'
import { CONTROL_ROLES, type PixelBox, type TwinNode } from './twin-node.ts'

/** An element of the twin with its node. */
export interface TwinEntry {
  readonly element: HTMLElement
  readonly node: TwinNode
  /** Its box on the glass. */
  readonly drawn: CssBox
  /** The box that can be hit, at least as large as a fingertip. */
  readonly target: CssBox
}

interface MutableEntry {
  element: HTMLElement
  node: TwinNode
  drawn: CssBox
  target: CssBox
  textNode: Text | null
  attributes: Attributes
  placedIn: CssBox | null
  style: CssDeclarations
}

export interface TwinTreeSetup {
  readonly main: HTMLElement
  /** Maps a box of the buffer to the glass. */
  readonly boxOf: (box: PixelBox) => CssBox
  /** Converts a box on the glass to `main`'s own pixels, which a shown twin scales. */
  readonly ownBox: (box: CssBox) => CssBox
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
 * Keeps the elements in `main` equal to the nodes with as few changes as possible. When a screen is redrawn, a new
 * node takes over the element of an old one with the same role, level and name. So focus, selection, composition, an
 * open list, a pressed finger and the position of a screen reader are kept.
 */
export class TwinTree {
  readonly #setup: TwinTreeSetup
  readonly #entries = new Map<number, MutableEntry>()
  readonly #keys = new Map<EntityId, number>()
  #isLaidOut = false
  /** The boxes of the controls that can be hit, by key. */
  #targets: ReadonlyMap<number, CssBox | undefined> = new Map()
  /** The controls that these boxes belong to. */
  #controls: readonly TwinNode[] = []

  constructor(setup: TwinTreeSetup) {
    this.#setup = setup
  }

  /** Call when the glass has moved or was resized. The next update places all elements again. */
  relayout(): void {
    this.#isLaidOut = false
  }

  /** Makes the elements equal to these nodes. */
  update(roots: readonly TwinNode[]): void {
    this.#keys.clear()
    const present = new Set<number>()
    const added: TwinNode[] = []
    const visit = (nodes: readonly TwinNode[]): void => {
      for (const node of nodes) {
        const entry = this.#entries.get(node.key)
        if (entry && !isOtherElement(entry.node, node)) present.add(node.key)
        else added.push(node)
        if (node.details.role !== 'ornament') this.#keys.set(node.entity, node.key)
        visit(node.children)
      }
    }
    visit(roots)
    this.#reuseElements(this.#removeAbsent(present), added)
    // Read once: reading between the writes below would force a layout of the page each time.
    this.#layTargets(controlsIn(roots), this.#setup.main.getBoundingClientRect())
    this.#fill(this.#setup.main, roots, { left: 0, top: 0, width: 0, height: 0 })
    this.#isLaidOut = true
  }

  entryOf(entity: EntityId): TwinEntry | undefined {
    const key = this.#keys.get(entity)
    return key === undefined ? undefined : this.#entries.get(key)
  }

  entryAt(element: EventTarget | null): TwinEntry | undefined {
    for (const entry of this.#entries.values()) if (entry.element === element) return entry
    return undefined
  }

  /** All entries in reading order. */
  entries(): TwinEntry[] {
    const entries = [...this.#entries.values()]
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    return entries.sort((a, b) => (a.element.compareDocumentPosition(b.element) & follows ? -1 : 1))
  }

  #removeAbsent(present: ReadonlySet<number>): MutableEntry[] {
    const absent = [...this.#entries].filter(([key]) => !present.has(key))
    for (const [key] of absent) this.#entries.delete(key)
    return absent.map(([, entry]) => entry)
  }

  /**
   * Gives the elements of removed nodes to new nodes of the same role, level and name, in reading order, and removes
   * the rest.
   */
  #reuseElements(absent: readonly MutableEntry[], added: readonly TwinNode[]): void {
    if (absent.length === 0) return
    const reusable = new Map<string, MutableEntry[]>()
    for (const entry of absent) {
      const address = addressOf(entry.node)
      const sameName = reusable.get(address)
      if (sameName) sameName.push(entry)
      else reusable.set(address, [entry])
    }
    for (const node of added) {
      const entry = reusable.get(addressOf(node))?.shift()
      if (entry) this.#entries.set(node.key, entry)
    }
    for (const entry of [...reusable.values()].flat()) {
      entry.element.remove()
      this.#setup.removed(entry)
    }
  }

  #fill(parent: HTMLElement, nodes: readonly TwinNode[], within: CssBox): void {
    const offset = parent.firstChild instanceof Text ? 1 : 0
    for (const [index, node] of nodes.entries()) {
      const entry = this.#updateEntry(node, within)
      putChild(parent, entry.element, offset + index)
      this.#fill(entry.element, node.children, entry.target)
    }
  }

  #updateEntry(node: TwinNode, within: CssBox): MutableEntry {
    const entry = this.#entries.get(node.key)
    if (!entry) return this.#create(node, within)
    const target = this.#targets.get(node.key)
    const hasMoved =
      !this.#isLaidOut ||
      !isSameBox(entry.node.box, node.box) ||
      !isSameBox(wholeBox(entry.node), wholeBox(node)) ||
      (target !== undefined && !isSameBox(entry.target, target))
    const isRebound = entry.node.key !== node.key
    entry.node = node
    if (hasMoved) this.#measure(entry)
    if (hasMoved || entry.placedIn !== within) this.#place(entry, within)
    writeContent(entry)
    this.#applyStyle(entry)
    if (isRebound) this.#setup.rebound(entry)
    return entry
  }

  #create(node: TwinNode, within: CssBox): MutableEntry {
    const element = createElement(node)
    const nowhere = { left: 0, top: 0, width: 0, height: 0 }
    const entry: MutableEntry = {
      element,
      node,
      drawn: nowhere,
      target: nowhere,
      textNode: null,
      attributes: {},
      placedIn: null,
      style: {},
    }
    this.#entries.set(node.key, entry)
    this.#measure(entry)
    this.#place(entry, within)
    writeContent(entry)
    this.#applyStyle(entry)
    this.#setup.created(entry)
    return entry
  }

  #measure(entry: MutableEntry): void {
    entry.drawn = this.#setup.boxOf(wholeBox(entry.node))
    entry.target = this.#targets.get(entry.node.key) ?? entry.drawn
  }

  #place(entry: MutableEntry, within: CssBox): void {
    const { element, target } = entry
    const own = this.#setup.ownBox(target)
    const parent = this.#setup.ownBox(within)
    // twin.css shows pictures unscaled.
    const { height, width } = element instanceof HTMLImageElement ? target : own
    const place = { left: own.left - parent.left, top: own.top - parent.top, width, height }
    for (const [side, length] of Object.entries(place))
      element.style.setProperty(side, `${Math.round(length * 100) / 100}px`)
    entry.placedIn = within
  }

  #layTargets(
    controls: readonly TwinNode[],
    screen: { readonly width: number; readonly height: number },
  ): void {
    const before = this.#controls
    this.#controls = controls
    const isSame = (node: TwinNode, index: number): boolean => {
      const other = before[index]
      return other?.key === node.key && isSameBox(wholeBox(other), wholeBox(node))
    }
    if (this.#isLaidOut && controls.length === before.length && controls.every(isSame)) return
    const targets = hitTargets(
      controls.map((node) => this.#setup.boxOf(wholeBox(node))),
      screen,
    )
    this.#targets = new Map(controls.map(({ key }, index) => [key, targets[index]]))
  }

  #applyStyle(entry: MutableEntry): void {
    const { drawn, element, node, target } = entry
    const { boxOf, ownBox, palette } = this.#setup
    const order: CssDeclarations = node.order === null ? {} : { 'z-index': String(node.order) }
    const style = node.drawn
      ? drawnStyleOf(
          node.drawn,
          mapBoxes({ drawn, target, seen: boxOf(node.box) }, ownBox),
          palette,
        )
      : order
    for (const property of new Set([...Object.keys(entry.style), ...Object.keys(style)])) {
      const value = style[property] ?? ''
      if (value !== (entry.style[property] ?? '')) element.style.setProperty(property, value)
    }
    entry.style = style
  }
}

/** The identity of a node on its screen: role, level and name. */
function addressOf({ details, text }: TwinNode): string {
  return JSON.stringify([details.role, details.level, details.name ?? text])
}

function wholeBox({ box, drawn }: TwinNode): PixelBox {
  return drawn?.whole ?? box
}

/** The controls that are neither scrolled out nor behind a dialog. */
function controlsIn(nodes: readonly TwinNode[]): TwinNode[] {
  return nodes.flatMap((node) => {
    if (node.inert) return []
    const isShown = node.box.width > 0 && node.box.height > 0
    const isTapped = isShown && CONTROL_ROLES.has(node.details.role)
    return [...(isTapped ? [node] : []), ...controlsIn(node.children)]
  })
}

function writeContent(entry: MutableEntry): void {
  const { element, node } = entry
  const attributes = attributesOf(node)
  for (const [name, value] of Object.entries(attributes)) {
    if (entry.attributes[name] === value) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  entry.attributes = attributes
  const text = textOf(node)
  if ((entry.textNode?.data ?? '') === text) return
  if (entry.textNode) entry.textNode.data = text
  else {
    entry.textNode = document.createTextNode(text)
    element.prepend(entry.textNode)
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

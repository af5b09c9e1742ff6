import { type TwinNode, type TwinRole } from './twin-node.ts'

/** The tag of each role, and an explicit ARIA role where not every browser derives it from the tag. */
const TAGS: Record<TwinRole, readonly [tag: keyof HTMLElementTagNameMap, role?: string]> = {
  paragraph: ['p'],
  field: ['p'],
  heading: ['h1'],
  status: ['div', 'status'],
  button: ['button'],
  link: ['a'],
  img: ['div', 'img'],
  progressbar: ['div', 'progressbar'],
  group: ['div', 'group'],
  log: ['div', 'log'],
  article: ['article'],
  list: ['ul', 'list'],
  listitem: ['li', 'listitem'],
  table: ['table', 'table'],
  row: ['tr', 'row'],
  columnheader: ['th', 'columnheader'],
  cell: ['td', 'cell'],
  textbox: ['textarea'],
  combobox: ['select'],
  slider: ['input', 'slider'],
  dialog: ['div', 'dialog'],
  tablist: ['div', 'tablist'],
  tab: ['button', 'tab'],
  ornament: ['div'],
  picture: ['img'],
}

/** Roles that are named by an attribute. All others are named by their content. */
const NAMED_BY_ATTRIBUTE: ReadonlySet<TwinRole> = new Set<TwinRole>([
  'article',
  'button',
  'combobox',
  'dialog',
  'group',
  'img',
  'link',
  'list',
  'log',
  'progressbar',
  'slider',
  'tab',
  'table',
  'tablist',
  'textbox',
])

/** Creates the element of a node. It is kept through all changes of the node. */
export function createElement({ details }: TwinNode): HTMLElement {
  const [tag, role] = TAGS[details.role]
  const element = document.createElement(
    details.role === 'heading' ? `h${details.level ?? 1}` : tag,
  )
  if (role !== undefined) element.setAttribute('role', role)
  if (element instanceof HTMLButtonElement) element.type = 'button'
  if (element instanceof HTMLInputElement) element.type = 'range'
  if (element instanceof HTMLImageElement) {
    element.alt = ''
    element.draggable = false
  }
  // The announcer announces changes, so the elements must not.
  if (details.role === 'log' || details.role === 'status') element.setAttribute('aria-live', 'off')
  if (details.role === 'ornament') {
    element.className = 'twin-ornament'
    element.setAttribute('aria-hidden', 'true')
  }
  if (element instanceof HTMLTextAreaElement) {
    element.rows = 1
    element.spellcheck = false
    element.autocomplete = 'off'
    element.enterKeyHint = 'send'
  }
  return element
}

/** Whether two nodes with the same key need different elements. */
export function isOtherElement(a: TwinNode, b: TwinNode): boolean {
  return a.details.role !== b.details.role || a.details.level !== b.details.level
}

/** Roles without text content. A picture has none, and fields manage their own. */
const WITHOUT_TEXT: ReadonlySet<TwinRole> = new Set<TwinRole>([
  'combobox',
  'img',
  'picture',
  'slider',
  'textbox',
])

/** The text content of the node's element. */
export function textOf({ details, text }: Pick<TwinNode, 'details' | 'text'>): string {
  const { name, role } = details
  if (WITHOUT_TEXT.has(role)) return ''
  if (!NAMED_BY_ATTRIBUTE.has(role)) return name ?? text
  return role === 'button' || role === 'tab' ? labelOf(text, name) : text
}

const BOX_DRAWING = /[\u2500-\u257f]/g

/** The label of a control without what is drawn around it (a box, a chip's digit). */
function labelOf(text: string, name: string | undefined): string {
  if (name !== undefined && text.includes(name)) return name
  return text.replace(BOX_DRAWING, '').trim()
}

/** The attributes that may change, by name. Null for an absent one. */
export function attributesOf({
  details,
  disabled,
  inert,
  placeholder,
  progress,
}: TwinNode): Attributes {
  const {
    description,
    field,
    href,
    keyboard,
    name,
    position,
    pressed,
    role,
    selected,
    source,
    speaker,
  } = details
  return {
    'aria-label': name !== undefined && NAMED_BY_ATTRIBUTE.has(role) ? name : null,
    'aria-description': description ?? null,
    'data-field': field ?? null,
    'data-role': speaker ?? null,
    href: href ?? null,
    inert: inert ? '' : null,
    inputmode: keyboard ?? null,
    'aria-modal': role === 'dialog' ? 'true' : null,
    'aria-pressed': pressed === undefined ? null : String(pressed),
    'aria-selected': selected === undefined ? null : String(selected),
    'aria-posinset': position ? String(position.index) : null,
    'aria-setsize': position ? String(position.size) : null,
    disabled: disabled ? '' : null,
    placeholder,
    src: source ?? null,
    ...(progress !== null && {
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuenow': String(Math.round(progress * 100)),
    }),
  }
}
export type Attributes = Readonly<Record<string, string | null>>

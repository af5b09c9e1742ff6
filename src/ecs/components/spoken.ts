/** How the accessible twin says an entity. */
export type SpokenRole =
  | 'paragraph'
  | 'heading'
  | 'status'
  | 'button'
  | 'link'
  | 'img'
  | 'progressbar'
  | 'group'
  | 'log'
  | 'article'
  | 'list'
  | 'listitem'
  | 'table'
  | 'row'
  | 'columnheader'
  | 'cell'
  | 'textbox'
  /** A choice among options; the browser's own list opens over the glass. */
  | 'combobox'
  /** A number between two ends. */
  | 'slider'
  /** The rest of the screen is out of reach while one is there. */
  | 'dialog'
  | 'tablist'
  | 'tab'
  /** A plain box that only carries data-field. */
  | 'field'

export interface SpokenDetails {
  readonly role: SpokenRole
  /** The accessible name, where it is not the text as drawn (an icon, a drawn X, a group). */
  readonly name?: string
  /** The entity this one stands inside of (a row in its table); the screen itself where absent. */
  readonly parent?: number
  /** data-field of a header figure: cash, moves, quota, ticker, character, borough, networth. */
  readonly field?: string
  /** data-role of a chat article. */
  readonly speaker?: 'user' | 'assistant' | 'system'
  /** Heading level; 1 where absent. */
  readonly level?: number
  /** Of a tab: whether its page is the one that is shown. */
  readonly selected?: boolean
  /** Where a link goes. */
  readonly href?: string
  /** Place of an article or row in its whole set, where only a window of it stands in the twin. */
  readonly position?: { readonly index: number; readonly size: number }
}

export const createSpoken = () => ({
  /** One object a spawn: the twin tells a recycled entity id by it. */
  details: [] as SpokenDetails[],
})

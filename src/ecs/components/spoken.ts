/** The role of an entity in the accessible twin. */
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
  /** A choice among options. The browser opens its native list over the glass. */
  | 'combobox'
  /** A number within a range. */
  | 'slider'
  /** While a dialog is open, the rest of the screen cannot be reached. */
  | 'dialog'
  | 'tablist'
  | 'tab'
  /** A picture that the browser draws over the glass. Hidden from screen readers: what it shows is named next to it. */
  | 'picture'
  /** An element without a role that only carries data-field. */
  | 'field'

/** What the twin shows assistive technology of an entity. */
export interface SpokenDetails {
  readonly role: SpokenRole
  /** The accessible name. Default: the drawn text. Needed for icons, drawn letters and groups. */
  readonly name?: string
  /** What is said after the name: terms, or why the control is disabled. */
  readonly description?: string | undefined
  /** The entity that contains this one (a table for its row). Default: the screen. */
  readonly parent?: number
  /** data-field of a header figure: cash, moves, quota, ticker, character, borough, networth. */
  readonly field?: string
  /** data-role of a chat article. */
  readonly speaker?: 'user' | 'assistant' | 'system'
  /** Heading level. Default: 1. */
  readonly level?: number
  /** Whether a tab's page is shown. */
  readonly selected?: boolean
  /** Whether a button's choice is the current one. */
  readonly pressed?: boolean
  /** The address of a picture. */
  readonly source?: string
  /** The address of a link. */
  readonly href?: string
  /** What a text field takes, for which a phone shows another keyboard: whole numbers, or amounts. Default: text. */
  readonly keyboard?: 'numeric' | 'decimal'
  /** Position of an article or row in its whole set, when the twin has only a part of the set. */
  readonly position?: { readonly index: number; readonly size: number }
}

export const createSpoken = () => ({
  /**
   * Every spawn creates a new object. The twin compares the objects by identity to detect that an entity id was reused.
   */
  details: [] as SpokenDetails[],
})

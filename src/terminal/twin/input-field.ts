import { type EntityId } from 'bitecs'
import { restartCaret } from '#src/ecs/systems/focus.ts'
import { touch } from '#src/ecs/touch.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { Releases } from '#src/lib/releases.ts'
import { type Listen, listenOn } from './listen-on.ts'

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** Keeps a text field of the twin and its drawn input line equal. */
export interface InputField {
  /** Copies a value that the game has set to the field. */
  sync(): void
  /** Binds the field to another input line of the same name, after the screen was redrawn. */
  rebind(input: EntityId): void
  release(): void
}

/**
 * The browser edits the text (IME, undo, paste, soft keyboards). Each change is copied to the input line at once. Enter submits,
 * Shift+Enter breaks the line. If the game has set a value that the field does not show yet, typed text is appended to the
 * game's value, so that no typing is lost and no cleared text returns. `catchUp` rebinds the field when its line was redrawn
 * since the last beat, and returns nothing when the line is gone.
 */
export function createInputField(
  world: GameWorld,
  first: EntityId,
  field: HTMLTextAreaElement,
  catchUp: () => unknown,
): InputField {
  const { InputLine } = world.components
  const releases = new Releases()
  let input = first
  /** The last value that the field and the input line had in common. */
  let mirrored = InputLine.value[input] ?? ''
  let composition: { start: number; text: string } | null = null
  /** Whether the last Enter was pressed with Shift. */
  let breaksLine = false
  field.value = mirrored

  const listenToField = listenOn(field, releases)
  const listen: Listen = (type, run) =>
    listenToField(type, (event) => {
      if (catchUp()) run(event)
    })

  const mirrorSelection = (): void => {
    InputLine.selectionStart[input] = field.selectionStart
    InputLine.selectionEnd[input] = field.selectionEnd
    const range = composition && rangeOf(field, composition)
    InputLine.composingStart[input] = range?.start ?? 0
    InputLine.composingEnd[input] = range?.end ?? 0
    restartCaret(world, input)
    touch(world)
  }
  const showGameValue = (): void => {
    const value = InputLine.value[input] ?? ''
    if (value !== field.value) field.value = value
    mirrored = value
    composition = null
    mirrorSelection()
  }
  /** Copies the field's text and selection to the input line. */
  const mirror = (): void => {
    const isSetByGame = InputLine.value[input] !== mirrored
    if (isSetByGame) {
      InputLine.value[input] = (InputLine.value[input] ?? '') + insertedInto(mirrored, field.value)
      showGameValue()
    } else {
      InputLine.value[input] = field.value
      mirrorSelection()
    }
    const value = InputLine.value[input] ?? ''
    if (value === mirrored && !isSetByGame) return
    mirrored = value
    InputLine.change[input]?.(value)
    sync()
  }
  const sync = (): void => {
    if (InputLine.value[input] !== mirrored) showGameValue()
  }
  const rebind = (next: EntityId): void => {
    input = next
    if (field.value !== mirrored) mirror()
    else if (InputLine.value[input] === mirrored) mirrorSelection()
  }
  const submit = (): void => {
    sync()
    InputLine.submit[input]?.(field.value)
    sync()
  }

  listen('input', mirror)
  listen('compositionstart', (event) => {
    composition = { start: field.selectionStart, text: event.data }
  })
  listen('compositionupdate', (event) => {
    composition = { start: composition?.start ?? field.selectionStart, text: event.data }
  })
  listen('compositionend', () => {
    composition = null
    mirror()
  })
  listen('keydown', (event) => {
    const step = InputLine.step[input]
    const by = STEP_OF_KEY[event.key]
    if (!step || by === undefined || isForInputMethod(event)) return
    sync()
    if (step(by) === false) return
    event.preventDefault()
    sync()
  })
  listen('keydown', (event) => {
    if (event.key !== 'Enter' || isForInputMethod(event)) return
    breaksLine = event.shiftKey
    if (breaksLine) return
    event.preventDefault()
    submit()
  })
  // Soft keyboards may send no Enter key, only the line break.
  listen('beforeinput', (event) => {
    const isBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph'
    if (!isBreak) return
    const isShiftEnter = breaksLine
    breaksLine = false
    if (isShiftEnter || event.isComposing) return
    event.preventDefault()
    submit()
  })
  const onSelectionChange = (): void => {
    if (document.activeElement === field && catchUp() && hasOtherSelection()) mirrorSelection()
  }
  const hasOtherSelection = (): boolean =>
    field.value === mirrored &&
    (InputLine.selectionStart[input] !== field.selectionStart ||
      InputLine.selectionEnd[input] !== field.selectionEnd)
  document.addEventListener('selectionchange', onSelectionChange)
  releases.own(() => document.removeEventListener('selectionchange', onSelectionChange))

  return { sync, rebind, release: () => releases.releaseAll() }
}

/** Whether an input method that is composing handles the key. Older ones send keyCode 229. */
export function isForInputMethod(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/** The range of the composed text: at its start position, or just before the caret. */
function rangeOf(
  field: HTMLTextAreaElement,
  { start, text }: { start: number; text: string },
): { start: number; end: number } | null {
  const starts = [start, field.selectionEnd - text.length]
  const found = starts.find((it) => it >= 0 && field.value.startsWith(text, it))
  return found === undefined ? null : { start: found, end: found + text.length }
}

/** The text that was inserted between `before` and `after`. */
function insertedInto(before: string, after: string): string {
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

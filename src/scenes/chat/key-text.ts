import { type KeyPress } from '../kit/screen-scene.ts'

/** Whether a key makes text, by itself or as the first of two (´ and e); AltGr counts as Ctrl and Alt. */
export function isText({ altKey, ctrlKey, key, metaKey }: KeyPress): boolean {
  return !metaKey && (!ctrlKey || altKey) && (key === 'Dead' || [...key].length === 1)
}

/** 1 to 9, with or without Alt, which on some boards makes another character of it. */
export function digitOf({ code, key }: KeyPress): number | null {
  const digit = /^[1-9]$/.exec(key) ?? /^Digit([1-9])$/.exec(code)
  return digit ? Number(digit[1] ?? digit[0]) : null
}

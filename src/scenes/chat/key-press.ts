import { type KeyPress } from '../kit/screen-scene.ts'

/** Whether a key types text, directly or as a dead key (´ before e). AltGr is reported as Ctrl and Alt. */
export function isText({ altKey, ctrlKey, key, metaKey }: KeyPress): boolean {
  return !metaKey && (!ctrlKey || altKey) && (key === 'Dead' || [...key].length === 1)
}

/** Returns 1 to 9, with or without Alt; on some layouts Alt and a digit type another character. */
export function digitOf({ code, key }: KeyPress): number | null {
  const digit = /^[1-9]$/.exec(key) ?? /^Digit([1-9])$/.exec(code)
  return digit ? Number(digit[1] ?? digit[0]) : null
}

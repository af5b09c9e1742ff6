import { padEnd } from '#src/lib/text-layout.ts'
import { DIALOG_TEXTS, KEY_TEXTS } from '#src/protocol/messages.ts'
import { type Dialog } from './dialog.ts'

/** A key and its effect. */
export type KeyHint = readonly [key: string, does: string]

const KEY_COLUMNS = 12

/** Returns the dialog of the `?` key: the keys of a screen, then those of every screen. */
export function keysDialog(ofScreen: readonly KeyHint[]): Dialog {
  return {
    title: KEY_TEXTS.title,
    lines: [...ofScreen, ...KEY_TEXTS.everywhere].map(
      ([key, does]) => `${padEnd(key, KEY_COLUMNS)}${does}`,
    ),
    buttons: [{ label: DIALOG_TEXTS.ok }],
  }
}

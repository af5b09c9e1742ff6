import { type ClientStorage, createClientStorage } from '#src/browser/storage.ts'
import { type Release } from '#src/lib/releases.ts'
import { STORED_FOR_SESSION } from '#src/protocol/stored-values.ts'
import { isView, type View } from '#src/protocol/views.ts'
import { type Stores } from './stores.ts'

/**
 * Keeps the text that the player is typing over a reload of the page: restores what the page before has kept, then
 * keeps each change.
 */
export function keepDraft(session: ClientStorage, { chat }: Pick<Stores, 'chat'>): Release {
  const kept = session.read(STORED_FOR_SESSION.draft)
  if (kept !== null) chat.getState().typed(kept)
  return chat.subscribe(
    ({ input }) => input,
    (input) => {
      if (input === '') session.remove(STORED_FOR_SESSION.draft)
      else session.write(STORED_FOR_SESSION.draft, input)
    },
  )
}

/** Keeps the screen that the page shows again after a reload. */
export function keepView(session: ClientStorage, view: View): void {
  session.write(STORED_FOR_SESSION.view, view)
}

/** Returns the screen that was kept for this page, once; null when none was. */
export function takeView(open: () => Storage): View | null {
  const session = createClientStorage(open)
  const kept = session.read(STORED_FOR_SESSION.view)
  session.remove(STORED_FOR_SESSION.view)
  return kept !== null && isView(kept) ? kept : null
}

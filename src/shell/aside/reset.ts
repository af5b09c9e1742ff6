import { saveFile } from '#src/browser/save-file.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { RESET_TEXTS } from '#src/protocol/page-texts.ts'
import { STORED, STORED_FOR_SESSION } from '#src/protocol/stored-values.ts'
import { createOpenPayments } from '#src/wallet/open-payments.ts'
import { askReset } from './ask-reset.ts'

export interface ResetSetup {
  readonly page: Document
  readonly kept: ClientStorage
  readonly session: ClientStorage
}

/** ?reset: clears everything that the game keeps in this browser, if the player wants that; whether they did. */
export async function reset({ kept, page, session }: ResetSetup): Promise<boolean> {
  const key = kept.read(STORED.burnerKey)
  const save = (): void => {
    if (key !== null) saveFile(page, RESET_TEXTS.fileName, new Blob([`${key}\n`]))
  }
  const isPaying = createOpenPayments(kept).all().length > 0
  if (!(await askReset(page, { saveKey: key === null ? null : save, isPaying }))) return false
  for (const name of Object.values(STORED)) kept.remove(name)
  for (const name of Object.values(STORED_FOR_SESSION)) session.remove(name)
  return true
}

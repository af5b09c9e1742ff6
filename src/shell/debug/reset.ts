import { saveFile } from '#src/browser/save-file.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { RESET_TEXTS } from '#src/protocol/page-texts.ts'
import { STORED, STORED_FOR_SESSION, STORED_PREFIXES } from '#src/protocol/stored-values.ts'
import { createOpenPayments } from '#src/wallet/open-payments.ts'
import { askReset } from './ask-reset.ts'

export interface ResetSetup {
  readonly page: Document
  readonly storage: ClientStorage
  readonly sessionStorage: ClientStorage
}

/** Clears everything that the game stores in this browser, for ?reset. Resolves with whether the player agreed. */
export async function reset({ storage, page, sessionStorage }: ResetSetup): Promise<boolean> {
  const key = storage.read(STORED.burnerKey)
  const save = (): void => {
    if (key !== null) saveFile(page, RESET_TEXTS.fileName, new Blob([`${key}\n`]))
  }
  const isPaying = createOpenPayments(storage).all().length > 0
  if (!(await askReset(page, { saveKey: key === null ? null : save, isPaying }))) return false
  for (const name of Object.values(STORED)) storage.remove(name)
  for (const prefix of Object.values(STORED_PREFIXES)) storage.removeAll(prefix)
  for (const name of Object.values(STORED_FOR_SESSION)) sessionStorage.remove(name)
  return true
}

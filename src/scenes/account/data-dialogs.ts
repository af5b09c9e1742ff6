import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { type Dialog } from '../kit/dialog.ts'

/** Returns the dialog that offers to download or delete what is stored about the player. */
export function dataDialog(choices: {
  /** Whether either choice prompts for a signature. */
  readonly needsPrompt: boolean
  readonly download: () => void
  readonly remove: () => void
}): Dialog {
  const { askData, dataStepUp, dataWhat, delete: label, download } = ACCOUNT_TEXTS
  return {
    title: askData,
    lines: [dataWhat, ...(choices.needsPrompt ? ['', dataStepUp] : [])],
    buttons: [
      { label: download, press: choices.download },
      { label, press: choices.remove },
      { label: DIALOG_TEXTS.cancel },
    ],
  }
}

/** Returns the dialog that says what a deletion removes and keeps. */
export function deleteDialog(streetName: string, remove: () => void): Dialog {
  const { askDelete, deleteFinal, deleteKeeps, deleteNow, deleteWhat } = ACCOUNT_TEXTS
  return {
    title: askDelete(streetName),
    lines: [deleteWhat, '', deleteKeeps, '', deleteFinal],
    buttons: [{ label: deleteNow, press: remove }, { label: DIALOG_TEXTS.cancel }],
  }
}

/** Returns the dialog that asks whether the sharks shall forget all of the player's words. */
export function forgetAllDialog(forgetAll: () => void): Dialog {
  const { askForgetAll, forgetAllWhy } = ACCOUNT_TEXTS.memory
  return {
    title: askForgetAll,
    lines: [forgetAllWhy],
    buttons: [{ label: DIALOG_TEXTS.confirm, press: forgetAll }, { label: DIALOG_TEXTS.cancel }],
  }
}

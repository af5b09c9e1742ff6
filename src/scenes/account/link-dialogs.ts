import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type MergeCandidate } from '#src/protocol/calls/link.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { type Dialog } from '../kit/dialog.ts'
import { dollars } from '../kit/money.ts'
import { type LinkChoice } from './account-controller.ts'

type Kept = 'mine' | 'theirs'

/** Returns the dialog that asks which of two players continues. */
export function keepDialog(
  { mine, theirs }: LinkChoice,
  { keep, cancel }: { readonly keep: (kept: Kept) => void; readonly cancel: () => void },
): Dialog {
  return {
    title: ACCOUNT_TEXTS.askKeep,
    lines: [
      ...[ACCOUNT_TEXTS.mine(mine.street_name), figuresOf(mine), ''],
      ...[ACCOUNT_TEXTS.theirs(theirs.street_name), figuresOf(theirs), ''],
      ACCOUNT_TEXTS.keepWhy,
    ],
    buttons: [
      { label: ACCOUNT_TEXTS.keepMine, press: () => keep('mine') },
      { label: ACCOUNT_TEXTS.keepTheirs, press: () => keep('theirs') },
      { label: DIALOG_TEXTS.cancel, press: cancel },
    ],
  }
}

/** Returns the dialog that says what the end of the player who is not kept means. */
export function endDialog(
  choice: LinkChoice,
  {
    kept,
    merge,
    cancel,
  }: { readonly kept: Kept; readonly merge: () => void; readonly cancel: () => void },
): Dialog {
  const dropped = choice[kept === 'mine' ? 'theirs' : 'mine']
  const { askEnd, endWhy } = ACCOUNT_TEXTS
  return {
    title: askEnd(dropped.street_name),
    lines: [endWhy(choice[kept].street_name, dropped.bought_messages)],
    buttons: [
      { label: DIALOG_TEXTS.confirm, press: merge },
      { label: DIALOG_TEXTS.cancel, press: cancel },
    ],
  }
}

function figuresOf({ cash, net_worth, rank }: MergeCandidate): string {
  return ACCOUNT_TEXTS.figures(dollars(cash), dollars(net_worth), rank)
}

import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'
import { type WalletChoice, type Wallets } from '#src/wallet/wallets.ts'
import { ModalDialog } from './modal-dialog.tsx'

interface WalletPickerProps {
  readonly wallets: Pick<Wallets, 'choices' | 'onChange'>
  /** Whether storage outlives the page, and with it a guest's progress. */
  readonly persists: boolean
  readonly onPick: (choice: WalletChoice | null) => void
}

/** The dialog "Connect a wallet": one button per wallet. */
export function WalletPicker({ wallets, persists, onPick }: WalletPickerProps): ReactNode {
  const choices = useChoices(wallets)
  const hasGuest = choices.some(({ kind }) => kind === 'burner')
  const hasWallet = choices.some(({ kind, isRemote }) => kind === 'eoa' && !isRemote)

  return (
    <ModalDialog title={PICKER_TEXTS.title} onCancel={() => onPick(null)} onKeyDown={moveFocus}>
      {!hasWallet && <p>{PICKER_TEXTS.noWallet}</p>}
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <button type="button" onClick={() => onPick(choice)}>
              {choice.icon && <img src={choice.icon} alt="" width={24} height={24} />}
              <span>{choice.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasGuest && !persists && <p>{PICKER_TEXTS.notKept}</p>}
      <button type="button" onClick={() => onPick(null)}>
        {PICKER_TEXTS.cancel}
      </button>
    </ModalDialog>
  )
}

/** Wallets may announce themselves while the dialog is open. */
function useChoices(wallets: WalletPickerProps['wallets']): readonly WalletChoice[] {
  const [choices, setChoices] = useState(() => wallets.choices())
  useEffect(() => wallets.onChange(() => setChoices(wallets.choices())), [wallets])
  return choices
}

const STEP_OF: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus between the buttons by the up and down arrow keys, as in the terminal's lists. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = STEP_OF[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const focused = buttons.findIndex((button) => button === document.activeElement)
  const next = buttons[(focused + step + buttons.length) % buttons.length]
  next?.focus()
  event.preventDefault()
}

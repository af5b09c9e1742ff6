import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { type Connector, useConnection, useConnectors } from 'wagmi'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'
import { isGuest } from '#src/wallet/connector-ids.ts'
import { type OfferedWallet, offerWallets } from '#src/wallet/offered-wallets.ts'
import { ModalDialog } from './modal-dialog.tsx'

interface WalletPickerProps {
  /** Whether storage outlives the page, and with it a guest's progress. */
  readonly persists: boolean
  /** Whether PLAY AS GUEST is offered where the config has it. */
  readonly offersGuest: boolean
  readonly onPick: (connector: Connector | null) => void
}

/** The dialog "Connect a wallet": one button per connector of the wagmi config. */
export function WalletPicker({ persists, offersGuest, onPick }: WalletPickerProps): ReactNode {
  // Wallets may announce themselves while the dialog is open.
  const connectors = useConnectors()
  const { connector: current } = useConnection()
  const guestLine = useId()
  const { wallets, hasWallet, hasGuest } = offerWallets(
    connectors.filter((one) => offersGuest || !isGuest(one)),
  )
  return (
    <ModalDialog title={PICKER_TEXTS.title} onCancel={() => onPick(null)} onKeyDown={moveFocus}>
      {!hasWallet && <p>{PICKER_TEXTS.noWallet}</p>}
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.connector.uid}>
            <WalletButton
              wallet={wallet}
              describedBy={isGuest(wallet.connector) ? guestLine : undefined}
              isConnected={wallet.connector.uid === current?.uid}
              onPick={onPick}
            />
            {isGuest(wallet.connector) && <p id={guestLine}>{PICKER_TEXTS.guestIs}</p>}
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

interface WalletButtonProps {
  readonly wallet: OfferedWallet
  readonly isConnected: boolean
  /** The id of the element with a longer description. */
  readonly describedBy: string | undefined
  readonly onPick: (connector: Connector) => void
}

function WalletButton(props: WalletButtonProps): ReactNode {
  const { wallet, isConnected, describedBy, onPick } = props
  const { connector, icon, name } = wallet
  return (
    <button
      type="button"
      aria-current={isConnected ? 'true' : undefined}
      aria-describedby={describedBy}
      onClick={() => onPick(connector)}
    >
      {icon && <img src={icon} alt="" width={16} height={16} />}
      <span>{name}</span>
    </button>
  )
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

import {
  createElement,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Connector, useConnection, useConnectors } from 'wagmi'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'
import { isGuest } from '#src/wallet/connector-ids.ts'
import { type OfferedWallet, offerWallets } from '#src/wallet/offered-wallets.ts'
import { ModalDialog } from './modal-dialog.tsx'
import { type PickerRequest } from './picker-requests.ts'
import { usePairingDialog } from './use-pairing-dialog.ts'
import { useWalletConnect, type UseWalletConnectOptions } from './use-wallet-connect.ts'

export interface WalletPickerProps extends Omit<UseWalletConnectOptions, 'onConnected'> {
  readonly request: PickerRequest
  /** Whether storage outlives the page, and with it a guest's progress. */
  readonly persists: boolean
  readonly copy: (text: string) => void
}

/** The dialog "Connect a wallet": one button per connector of the wagmi config. It stays until a wallet is connected. */
export function WalletPicker(props: WalletPickerProps): ReactNode {
  const { request, persists, copy } = props
  // Wallets may announce themselves while the dialog is open.
  const connectors = useConnectors()
  const { connector: current } = useConnection()
  const wallet = useWalletConnect({ ...props, onConnected: request.answer })
  const { pending, pairing, failure } = wallet
  const guestLine = useId()
  const pairingDialog = usePairingDialog(pairing !== null, () => {
    wallet.cancel()
    wallet.fail(PICKER_TEXTS.noPairing)
  })
  const [picked, setPicked] = useState<string | null>(null)
  const pickedButton = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  // The picker may have been replaced by the pairing while the wallet was asked.
  useEffect(() => {
    if (!pending && wasPending.current) pickedButton.current?.focus()
    wasPending.current = pending !== null
  }, [pending])
  const { wallets, hasWallet, hasGuest } = offerWallets(
    connectors.filter((one) => request.offersGuest || !isGuest(one)),
  )
  const pick = (connector: Connector): void => {
    if (pending) return
    const refusal = request.refuse?.(connector)
    if (refusal) wallet.fail(refusal)
    else {
      setPicked(connector.uid)
      wallet.connect(connector)
    }
  }
  const pendingName = wallets.find(({ connector }) => connector === pending)?.name
  const cancel = (): void => {
    if (pending) wallet.cancel()
    else request.answer(null)
  }
  if (pairing !== null && pairingDialog)
    return createElement(pairingDialog, { uri: pairing, cancel, copy })
  return (
    <ModalDialog title={PICKER_TEXTS.title} onCancel={cancel} onKeyDown={moveFocus}>
      {!hasWallet && <p>{PICKER_TEXTS.noWallet}</p>}
      <ul>
        {wallets.map((offered) => (
          <li key={offered.connector.uid}>
            <WalletButton
              button={offered.connector.uid === picked ? pickedButton : undefined}
              wallet={offered}
              describedBy={isGuest(offered.connector) ? guestLine : undefined}
              isConnected={offered.connector.uid === current?.uid}
              isPending={offered.connector === pending}
              isDisabled={pending !== null}
              onPick={pick}
            />
            {isGuest(offered.connector) && <p id={guestLine}>{PICKER_TEXTS.guestIs}</p>}
          </li>
        ))}
      </ul>
      {hasGuest && !persists && <p>{PICKER_TEXTS.notKept}</p>}
      <p role="status">
        {pending && pendingName && !isGuest(pending) && PICKER_TEXTS.connecting(pendingName)}
      </p>
      <p role="alert">{failure && `${failure} ${PICKER_TEXTS.again}`}</p>
      <button type="button" onClick={cancel}>
        {PICKER_TEXTS.cancel}
      </button>
    </ModalDialog>
  )
}

interface WalletButtonProps {
  readonly button: Ref<HTMLButtonElement> | undefined
  readonly wallet: OfferedWallet
  readonly isConnected: boolean
  readonly isPending: boolean
  /** Whether this or another wallet is asked. The button keeps the focus. */
  readonly isDisabled: boolean
  /** The id of the element with a longer description. */
  readonly describedBy: string | undefined
  readonly onPick: (connector: Connector) => void
}

function WalletButton(props: WalletButtonProps): ReactNode {
  const { button, wallet, isConnected, isPending, isDisabled, describedBy, onPick } = props
  const { connector, icon, name } = wallet
  return (
    <button
      ref={button}
      type="button"
      aria-busy={isPending}
      aria-disabled={isDisabled}
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

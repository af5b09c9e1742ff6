import { type ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'
import { ModalDialog } from './modal-dialog.tsx'

export interface Pairing {
  readonly uri: string
  readonly cancel: () => void
}

interface PairingDialogProps {
  readonly pairing: Pairing
  readonly copy: (text: string) => void
}

/** Shows a pairing as a code for a wallet on another device, and as a link for one on this device. */
export function PairingDialog({ pairing, copy }: PairingDialogProps): ReactNode {
  const { uri, cancel } = pairing
  return (
    <ModalDialog title={PICKER_TEXTS.pairing} onCancel={cancel}>
      <img
        className="pairing-code"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
        alt={PICKER_TEXTS.pairingCode}
      />
      <p>
        <a href={uri}>{PICKER_TEXTS.openWallet}</a>
      </p>
      <button type="button" onClick={() => copy(uri)}>
        {PICKER_TEXTS.copyLink}
      </button>
      <button type="button" onClick={cancel}>
        {PICKER_TEXTS.cancel}
      </button>
    </ModalDialog>
  )
}

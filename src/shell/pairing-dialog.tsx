import { type ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'
import { ModalDialog } from './modal-dialog.tsx'

export interface PairingDialogProps {
  readonly uri: string
  readonly cancel: () => void
  readonly copy: (text: string) => void
}

/** Shows a pairing as a code for a wallet on another device, and as a link for one on this device. */
export function PairingDialog({ uri, cancel, copy }: PairingDialogProps): ReactNode {
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

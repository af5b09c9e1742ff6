import { type ReactNode, useEffect, useId, useRef } from 'react'
import { renderSVG } from 'uqr'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'

export interface Pairing {
  readonly uri: string
  readonly cancel: () => void
}

interface PairingDialogProps {
  readonly pairing: Pairing
  readonly copy: (text: string) => void
}

/** A code for a wallet on another device, and the same as a link for one on this. */
export function PairingDialog({ pairing, copy }: PairingDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { uri, cancel } = pairing
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="wallet-picker"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        cancel()
      }}
      // The terminal below must not hear keys that are meant for the dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={title}>{PICKER_TEXTS.pairing}</h2>
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
    </dialog>
  )
}

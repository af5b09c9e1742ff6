import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

interface ModalDialogProps {
  /** Its heading, and what it is called. */
  readonly title: string
  /** Escape, or the host's own way back. Closing is the asker's answer to it, so that it happens once and in one way. */
  readonly onCancel: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  readonly children: ReactNode
}

/** A native modal keeps the focus inside and answers Escape. */
export function ModalDialog({ title, onCancel, onKeyDown, children }: ModalDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="wallet-picker"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // The terminal below must not hear keys that are meant for the dialog.
        event.stopPropagation()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}

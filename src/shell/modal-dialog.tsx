import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

interface ModalDialogProps {
  /** The heading and accessible name. */
  readonly title: string
  /** Called on Escape and on the host's back button. The dialog closes only when its owner unmounts it. */
  readonly onCancel: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  readonly children: ReactNode
}

/** A native modal dialog, which keeps the focus inside and handles Escape. */
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
        // The terminal below must not receive keys of the dialog.
        event.stopPropagation()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}

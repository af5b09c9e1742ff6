import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type PairingDialogProps } from './pairing-dialog.tsx'

type PairingDialog = ComponentType<PairingDialogProps>

/**
 * Returns the dialog of a pairing; null until it is loaded. Most players never pair a wallet, and the code that draws the
 * picture is as large as the picker.
 */
export function usePairingDialog(isNeeded: boolean, onFailure: () => void): PairingDialog | null {
  const [dialog, setDialog] = useState<{ readonly component: PairingDialog } | null>(null)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    import('./pairing-dialog.tsx').then(
      ({ PairingDialog }) => isCurrent && setDialog({ component: PairingDialog }),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  return dialog?.component ?? null
}

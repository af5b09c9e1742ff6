import { type DragEvent, useState } from 'react'

interface DropListeners {
  /** Whether files hang over it. */
  readonly isDropping: boolean
  onDragOver(event: DragEvent): void
  onDragLeave(event: DragEvent): void
  onDrop(event: DragEvent): void
}

/** Makes an element take files that are dropped on it. */
export function useDroppedFiles(take: (files: readonly File[]) => void): DropListeners {
  const [isDropping, setDropping] = useState(false)
  return {
    isDropping,
    onDragOver(event) {
      if (!event.dataTransfer.types.includes('Files')) return
      // Without this the browser would open the file in place of the game.
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave({ currentTarget, relatedTarget }) {
      const goesOn = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!goesOn) setDropping(false)
    },
    onDrop(event) {
      event.preventDefault()
      setDropping(false)
      take([...event.dataTransfer.files])
    },
  }
}

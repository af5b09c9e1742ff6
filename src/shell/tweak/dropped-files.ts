import { type DragEvent, useState } from 'react'

interface DropListeners {
  /** Whether files are dragged over the element. */
  readonly isDropping: boolean
  onDragOver(event: DragEvent): void
  onDragLeave(event: DragEvent): void
  onDrop(event: DragEvent): void
}

/** Makes an element accept dropped files. */
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
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isInside) setDropping(false)
    },
    onDrop(event) {
      event.preventDefault()
      setDropping(false)
      take([...event.dataTransfer.files])
    },
  }
}

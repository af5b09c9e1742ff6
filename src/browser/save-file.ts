/** Offers the player a file as a download. */
export function saveFile(page: Document, name: string, content: Blob): void {
  const link = page.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the object URL before the end of the task that started the download.
  queueMicrotask(() => URL.revokeObjectURL(link.href))
}

/** The name without the characters that file systems reject. */
export function fileName(name: string, ending: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]+/gu, '').trim()
  return `${plain === '' ? 'look' : plain}.${ending}`
}

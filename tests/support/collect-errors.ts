import type { ChildProcess } from 'node:child_process'

const MAX_CHARACTERS = 10_000

/** Returns a function that returns the start of a process's standard error so far. */
export function collectErrors(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk) => {
    if (text.length < MAX_CHARACTERS) text += String(chunk)
  })
  return () => text
}

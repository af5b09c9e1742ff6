import { textOf } from './read-tables.ts'

/** A change that a document shows: a new file, or the parts of a file that it replaces. */
export interface Example {
  readonly path: string
  /** Of a new file: its text. */
  readonly text: string | null
  readonly hunks: readonly Hunk[]
}

export interface Hunk {
  readonly before: string
  readonly after: string
}

const BLOCK = /^```(diff|ts)\n([^]*?)^```$/gm

/**
 * Reads the examples of a document. A block belongs to the last file that the paragraph above it names; a `diff` has
 * hunks, parted by lines of `@@`.
 */
export function readExamples(document: string): readonly Example[] {
  const text = textOf(document)
  return [...text.matchAll(BLOCK)].map(({ 1: kind, 2: block = '', index }) => {
    const path = lastPathIn(text.slice(0, index).trimEnd().split('\n\n').at(-1) ?? '')
    if (kind === 'ts') return { path, text: block, hunks: [] }
    return { path, text: null, hunks: block.split(/^@@\n/m).map(readHunk) }
  })
}

function lastPathIn(paragraph: string): string {
  const paths = [...paragraph.matchAll(/`((?:src|tests|tools)\/[\w./-]+\.\w+)`/g)]
  return paths.at(-1)?.[1] ?? ''
}

function readHunk(block: string): Hunk {
  const lines = block.split('\n').slice(0, -1)
  const side = (omitted: '+' | '-') =>
    lines
      .filter((line) => !line.startsWith(omitted))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  return { before: side('+'), after: side('-') }
}

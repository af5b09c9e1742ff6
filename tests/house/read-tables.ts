import { readdirSync, readFileSync } from 'node:fs'
import { place } from '../../tools/lib/places.mjs'

/** The text of a document, by its path relative to the project's folder. */
export function textOf(document: string): string {
  return readFileSync(place(document), 'utf8')
}

/** The documents of the project, by their paths relative to its folder. */
export function listDocuments(): readonly string[] {
  const below = readdirSync(place('docs'), { recursive: true, encoding: 'utf8' })
  return [...readdirSync(place('.')), ...below.map((path) => `docs/${path}`)].filter((path) =>
    path.endsWith('.md'),
  )
}

/** The cells of the tables below a heading of a document, row by row, without the head. */
export function readTable(document: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = textOf(document).split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [own = ''] = section.split(/^#+ /m)
  const lines = own.split('\n').filter((line) => line.startsWith('|'))
  const rule = lines.findIndex((line) => /^\|[-|]+\|$/.test(line))
  return lines.slice(rule + 1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The parts of a text between backticks. */
export function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

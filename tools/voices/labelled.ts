import { readdirSync, readFileSync } from 'node:fs'

export const LABELS = ['responsive', 'dodge', 'non-sequitur'] as const
export type Label = (typeof LABELS)[number]

/** A reply that two people have labelled by `tests/corpus/labelling.md`. */
export interface Labelled {
  readonly id: string
  readonly shark: string
  readonly a: Label
  readonly b: Label
}

/** How replies were labelled: the number of each label of both people, and how far these agree. */
export interface Rates {
  readonly counts: Readonly<Record<Label, number>>
  /** 0..1. */
  readonly agreement: number
  /** Cohen's kappa: 1 for full agreement, 0 for that of chance. */
  readonly kappa: number
}

const FOLDER = new URL('../../tests/corpus/', import.meta.url)

/** Reads the newest file of replies that has labels. Empty when none has. */
export function readLabelled(): readonly Labelled[] {
  const files = readdirSync(FOLDER).filter((name) => /^replies-[\d-]+[a-z]?\.jsonl$/.test(name))
  const newest = files.sort().reverse().map(labelledIn)
  return newest.find((replies) => replies.length > 0) ?? []
}

function labelledIn(file: string): readonly Labelled[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line): Partial<Labelled> => JSON.parse(line))
    .filter((reply): reply is Labelled => reply.a !== undefined && reply.b !== undefined)
}

export function ratesOf(replies: readonly Labelled[]): Rates {
  const share = (by: 'a' | 'b', label: Label) =>
    replies.filter((reply) => reply[by] === label).length / replies.length
  const counts = (label: Label) =>
    replies.reduce((sum, { a, b }) => sum + Number(a === label) + Number(b === label), 0)
  const agreement = replies.filter(({ a, b }) => a === b).length / replies.length
  const byChance = LABELS.reduce((sum, label) => sum + share('a', label) * share('b', label), 0)
  return {
    counts: {
      responsive: counts('responsive'),
      dodge: counts('dodge'),
      'non-sequitur': counts('non-sequitur'),
    },
    agreement,
    kappa: byChance === 1 ? 1 : (agreement - byChance) / (1 - byChance),
  }
}

import type { Sha256 } from './run.ts'

/** The end of a run at the end of a tick. */
export interface RunLeaf {
  readonly trader: string
  readonly length: number
  readonly hash: string
}

/** A Merkle root over all runs of a season at the end of a tick, chained to the previous root. */
export interface SeasonRoot {
  readonly tick: number
  readonly root: string
  /** SHA-256 in hex of the previous chain, the tick and the root, separated by line breaks. */
  readonly chain: string
}

/** Returns the root of the runs at the end of `tick`. `before` is the chain of the last root, or the hash of the season's seed. */
export function rootOf(
  { tick, leaves, before }: { tick: number; leaves: readonly RunLeaf[]; before: string },
  sha256: Sha256,
): SeasonRoot {
  const root = merkleRoot(leaves, sha256)
  return { tick, root, chain: sha256(`${before}\n${tick}\n${root}`) }
}

/**
 * Returns the Merkle root of the leaves, sorted by hash. A leaf is the SHA-256 of `trader|length|hash`, a node the
 * SHA-256 of its two concatenated children. A node without a sibling moves up unchanged.
 */
function merkleRoot(leaves: readonly RunLeaf[], sha256: Sha256): string {
  let level = leaves
    .map(({ trader, length, hash }) => sha256(`${trader}|${length}|${hash}`))
    .toSorted()
  while (level.length > 1) level = pairUp(level, sha256)
  return level[0] ?? sha256('')
}

function pairUp(level: readonly string[], sha256: Sha256): string[] {
  const parents: string[] = []
  for (let index = 0; index < level.length; index += 2) {
    const [left = '', right] = [level[index], level[index + 1]]
    parents.push(right === undefined ? left : sha256(`${left}${right}`))
  }
  return parents
}

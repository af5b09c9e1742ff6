import type { NAME_SOURCES } from '#src/protocol/calls/account.ts'
import type { Config } from '../config.ts'
import type { Identity } from '../db/repositories/players.ts'
import type { Outside } from './ask-service.ts'
import { createBasenames } from './basename.ts'
import { createEnsNames } from './ens-name.ts'
import { createFarcasterNames } from './farcaster-name.ts'
import { createWorldNames } from './world-name.ts'

/** What somebody is called elsewhere, and where. */
export interface FoundName {
  readonly name: string
  readonly source: (typeof NAME_SOURCES)[number]
}

/** What an identity is called elsewhere; null where nobody calls it anything. Rejects when nobody who may know answers. */
export type LookUpName = (identity: Pick<Identity, 'kind' | 'subject'>) => Promise<FoundName | null>

interface Question {
  readonly source: FoundName['source']
  readonly ask: () => Promise<string | null>
}

/** Looks names up at the sources that are set; the first of an identity's sources that has one names it. */
export function createNameLookup(config: Config, outside: Outside): LookUpName {
  const ens = createEnsNames(config)
  const basenames = createBasenames(config)
  const farcaster = createFarcasterNames(config, outside)
  const world = createWorldNames(config, outside)

  const questionsOf = ({ kind, subject }: Pick<Identity, 'kind' | 'subject'>): Question[] => {
    const [, id = ''] = subject.split(':')
    switch (kind) {
      case 'wallet': {
        const address = subject as `0x${string}`
        return [
          ...(ens ? [{ source: 'ens', ask: () => ens(address) } as const] : []),
          ...(basenames ? [{ source: 'basename', ask: () => basenames(address) } as const] : []),
        ]
      }
      case 'farcaster':
        return farcaster ? [{ source: 'farcaster', ask: () => farcaster(Number(id)) }] : []
      case 'world':
        return world ? [{ source: 'world', ask: () => world(id as `0x${string}`) }] : []
      // A key that a page has made is known to nobody.
      case 'burner':
        return []
    }
  }
  return async (identity) => {
    const asked = questionsOf(identity)
    const answers = await Promise.allSettled(asked.map(({ ask }) => ask()))
    for (const [index, answer] of answers.entries()) {
      const source = asked[index]?.source
      if (source && answer.status === 'fulfilled' && answer.value !== null) {
        return { name: answer.value, source }
      }
    }
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    return null
  }
}

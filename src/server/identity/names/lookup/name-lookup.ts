import type { NAME_SOURCES } from '#src/protocol/calls/account.ts'
import type { Config } from '../../../platform/config.ts'
import type { Identity } from '../../../platform/db/repositories/players.ts'
import type { HttpAccess } from './fetch-from-service.ts'
import { createBasenames } from './basename.ts'
import { createEnsNames } from './ens-name.ts'
import { createFarcasterNames } from './farcaster-name.ts'
import { createWorldNames } from './world-name.ts'

/** An identity's name and its source. */
export interface FoundName {
  readonly name: string
  readonly source: (typeof NAME_SOURCES)[number]
}

/**
 * Resolves with the name of an identity, or null if it has none. Rejects if no source has a name and at least one
 * source did not respond.
 */
export type LookUpName = (identity: Pick<Identity, 'kind' | 'subject'>) => Promise<FoundName | null>

interface NameQuery {
  readonly source: FoundName['source']
  readonly run: () => Promise<string | null>
}

/** Returns a lookup at all configured sources. The first source with a name wins, in the order of the queries. */
export function createNameLookup(config: Config, http: HttpAccess): LookUpName {
  const ens = createEnsNames(config)
  const basenames = createBasenames(config)
  const farcaster = createFarcasterNames(config, http)
  const world = createWorldNames(config, http)

  const queriesOf = ({ kind, subject }: Pick<Identity, 'kind' | 'subject'>): NameQuery[] => {
    const [, id = ''] = subject.split(':')
    switch (kind) {
      case 'wallet': {
        const address = subject as `0x${string}`
        return [
          ...(ens ? [{ source: 'ens', run: () => ens(address) } as const] : []),
          ...(basenames ? [{ source: 'basename', run: () => basenames(address) } as const] : []),
        ]
      }
      case 'farcaster':
        return farcaster ? [{ source: 'farcaster', run: () => farcaster(Number(id)) }] : []
      case 'world':
        return world ? [{ source: 'world', run: () => world(id as `0x${string}`) }] : []
      // A key made in the browser has no name.
      case 'burner':
        return []
    }
  }
  return async (identity) => {
    const queries = queriesOf(identity)
    const answers = await Promise.allSettled(queries.map(({ run }) => run()))
    for (const [index, answer] of answers.entries()) {
      const source = queries[index]?.source
      if (source && answer.status === 'fulfilled' && answer.value !== null) {
        return { name: answer.value, source }
      }
    }
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    return null
  }
}

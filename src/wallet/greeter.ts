import { type ApiClient } from '#src/api/client.ts'
import { getFeatureFlags } from '#src/api/get-feature-flags.ts'
import { getMe } from '#src/api/get-me.ts'
import { forgetPlayer, type Stores } from '#src/stores/stores.ts'
import { type Credentials } from './credentials.ts'

/** Tells the screens who is there. */
export interface Greeter {
  greet(who: { wallet: string; guest: boolean; returning: boolean }): void
  /** Another player goes on in the same session: of the one before nothing stays. */
  greetAnew(): void
}

export interface CreateGreeterOptions {
  readonly client: ApiClient
  readonly credentials: Pick<Credentials, 'amend' | 'keepFlags' | 'readIdentity'>
  readonly stores: Stores
  readonly log: (what: string, failure: unknown) => void
}

export function createGreeter({ client, credentials, stores, log }: CreateGreeterOptions): Greeter {
  const session = () => stores.session.getState()
  let greetings = 0
  /** What is asked for one player is nothing to the next, or to nobody. */
  const isStillThere = (): (() => boolean) => {
    const own = greetings
    return () => own === greetings && session().wallet !== null
  }
  const learnName = (): void => {
    const isThere = isStillThere()
    getMe(client).then(
      ({ street_name, player_id, linked_name }) => {
        if (!isThere()) return
        const known = credentials.readIdentity()?.playerId
        if (known !== undefined && known !== player_id) {
          // A merge was carried out while the page was away.
          credentials.amend({ playerId: player_id })
          return greetAnew()
        }
        session().nameLearned(street_name, player_id)
        session().linkedNameLearned(linked_name)
      },
      (failure: unknown) => log('asking for the street name', failure),
    )
  }
  const learnFlags = (): void => {
    const isThere = isStillThere()
    getFeatureFlags(client).then(
      (features) => {
        if (!isThere()) return
        credentials.keepFlags(features)
        session().featuresLearned(features)
      },
      (failure: unknown) => log('asking for the beta features', failure),
    )
  }
  const greet = (who: Parameters<Greeter['greet']>[0] & { gasless?: boolean }): void => {
    greetings += 1
    const { playerId = null, username = null, fid = null } = credentials.readIdentity() ?? {}
    session().signedIn({ ...who, playerId, username, fid })
    learnName()
    learnFlags()
  }
  const greetAnew = (): void => {
    const { gasless, guest, wallet } = session()
    if (wallet === null) return
    forgetPlayer(stores)
    greet({ wallet, guest, gasless, returning: false })
  }
  return { greet, greetAnew }
}

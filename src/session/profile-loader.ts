import { type ApiClient } from '#src/api/client.ts'
import { getFeatureFlags } from '#src/api/get-feature-flags.ts'
import { getMe } from '#src/api/get-me.ts'
import { forgetPlayer, type Stores } from '#src/stores/stores.ts'
import { type Credentials } from './credentials.ts'

interface SignedInPlayer {
  readonly wallet: string
  readonly guest: boolean
  /** Whether the session was restored on load. */
  readonly returning: boolean
}

/** Stores who is signed in, and loads the player's names and beta features. */
export interface ProfileLoader {
  load(player: SignedInPlayer): void
  /** Clears the previous player's data and loads the profile of the player that the session belongs to now. */
  reload(): void
}

export interface CreateProfileLoaderOptions {
  readonly client: ApiClient
  readonly credentials: Pick<Credentials, 'amend' | 'readIdentity' | 'storeFlags'>
  readonly stores: Stores
  readonly log: (what: string, failure: unknown) => void
}

export function createProfileLoader({
  client,
  credentials,
  stores,
  log,
}: CreateProfileLoaderOptions): ProfileLoader {
  const session = () => stores.session.getState()
  let loadNumber = 0
  /** Passes an answer on, unless a later load has started or the player has signed out. A failure is logged. */
  const learn = <answer>(what: string, call: Promise<answer>, take: (answer: answer) => void) => {
    const ownNumber = loadNumber
    const isCurrent = (): boolean => ownNumber === loadNumber && session().wallet !== null
    call.then(
      (answer) => isCurrent() && take(answer),
      (failure: unknown) => log(`loading the ${what}`, failure),
    )
  }
  const loadNames = (): void =>
    learn('street name', getMe(client), ({ street_name, player_id, linked_name }) => {
      const known = credentials.readIdentity()?.playerId
      if (known !== undefined && known !== player_id) {
        // A merge was carried out while the page was closed.
        credentials.amend({ playerId: player_id })
        return reload()
      }
      session().nameLearned(street_name, player_id)
      session().linkedNameLearned(linked_name)
    })
  const loadFlags = (): void =>
    learn('beta features', getFeatureFlags(client), (features) => {
      credentials.storeFlags(features)
      session().featuresLearned(features)
    })
  const load = (player: SignedInPlayer & { readonly gasless?: boolean }): void => {
    loadNumber += 1
    const { playerId = null, username = null, fid = null } = credentials.readIdentity() ?? {}
    session().signedIn({ ...player, playerId, username, fid })
    loadNames()
    loadFlags()
  }
  const reload = (): void => {
    const { gasless, guest, wallet } = session()
    if (wallet === null) return
    forgetPlayer(stores)
    load({ wallet, guest, gasless, returning: false })
  }
  return { load, reload }
}

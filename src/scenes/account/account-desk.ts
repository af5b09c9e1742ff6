import { listKeys, makeKey, type NewKey, revokeKey } from '#src/api/account-keys.ts'
import { chooseName } from '#src/api/choose-name.ts'
import { getMe } from '#src/api/get-me.ts'
import { listIdentities } from '#src/api/list-identities.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type LinkOutcome, type LinkSource } from '#src/wallet/link-desk.ts'
import { type SceneServices } from '../kit/services.ts'

/** What a player can do about who they are here. Whatever fails is told in the notice. */
export interface AccountDesk {
  /** Asks for what is linked and for the keys. */
  refresh(): Promise<void>
  /** Null where it could not be made. */
  make(): Promise<NewKey | null>
  revoke(id: string): Promise<void>
  /** Has the street call the player so; as it is spelled there, or null where it would not. */
  rename(name: string): Promise<string | null>
  /** Adds an identity. The choice that is to be made, where both have played; null where there is none. */
  link(source: LinkSource): Promise<LinkChoice | null>
  /** Makes the choice. */
  keep(choice: LinkChoice, kept: 'mine' | 'theirs'): Promise<void>
}
export type LinkChoice = Extract<LinkOutcome, { type: 'choice' }>

type DeskServices = Pick<SceneServices, 'api' | 'flow' | 'linking' | 'log' | 'stores'>

export function createAccountDesk({ api, flow, linking, log, stores }: DeskServices): AccountDesk {
  const account = () => stores.account.getState()
  let isBusy = false

  const refresh = async (): Promise<void> => {
    const [identities, keys] = await Promise.all([listIdentities(api), listKeys(api)])
    account().arrived({ identities, keys })
  }
  const tell = (what: string, failure: unknown): void => {
    log(what, failure)
    account().noticed(describeFailure(failure))
  }
  /** One thing at a time. */
  const act = async <done>(pending: string, run: () => Promise<done>): Promise<done | null> => {
    if (isBusy) return null
    isBusy = true
    account().noticed(pending)
    try {
      const done = await run()
      account().noticed(null)
      await refresh()
      return done
    } catch (failure) {
      tell('at the account', failure)
      return null
    } finally {
      isBusy = false
    }
  }

  return {
    async refresh() {
      if (!flow.state.confirmed) return
      await refresh().catch((failure: unknown) => tell('reading the account', failure))
    },
    make: () => act(ACCOUNT_TEXTS.making, () => makeKey(api)),
    async revoke(id) {
      const done = await act(ACCOUNT_TEXTS.revoking, async () => {
        await revokeKey(api, id)
        return true
      })
      if (done) account().noticed(ACCOUNT_TEXTS.revoked)
    },
    async rename(name) {
      const { asking, chosen } = ACCOUNT_TEXTS.streetName
      const done = await act(asking, async () => {
        await chooseName(api, name)
        return getMe(api)
      })
      if (!done) return null
      stores.session.getState().nameLearned(done.street_name, done.player_id)
      account().noticed(chosen(done.street_name))
      return done.street_name
    },
    async link(source) {
      const outcome = await act(ACCOUNT_TEXTS.linking, () => linking.link(source))
      if (outcome?.type === 'choice') return outcome
      const { linked, notLinked } = ACCOUNT_TEXTS
      if (outcome) account().noticed(outcome.type === 'linked' ? linked : notLinked)
      return null
    },
    async keep(choice, kept) {
      const outcome = await act(ACCOUNT_TEXTS.merging, () => choice.keep(kept))
      if (outcome) account().noticed(ACCOUNT_TEXTS.merged(choice[kept].street_name))
    },
  }
}

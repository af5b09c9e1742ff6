import { listKeys, makeKey, type NewKey, revokeKey } from '#src/api/account-keys.ts'
import { listIdentities } from '#src/api/list-identities.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type SceneServices } from '../kit/services.ts'

/** What a player can do about who they are here. Whatever fails is told in the notice. */
export interface AccountDesk {
  /** Asks for what is linked and for the keys. */
  refresh(): Promise<void>
  /** Null where it could not be made. */
  make(): Promise<NewKey | null>
  revoke(id: string): Promise<void>
}

type DeskServices = Pick<SceneServices, 'api' | 'flow' | 'log' | 'stores'>

export function createAccountDesk({ api, flow, log, stores }: DeskServices): AccountDesk {
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
  }
}

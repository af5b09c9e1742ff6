import { listKeys, createKey, type NewKey, revokeKey } from '#src/api/account-keys.ts'
import { chooseName } from '#src/api/choose-name.ts'
import { getMe } from '#src/api/get-me.ts'
import { listIdentities } from '#src/api/list-identities.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type LinkOutcome, type LinkSource } from '#src/wallet/link-desk.ts'
import { type SceneServices } from '../kit/services.ts'

/** The player's actions on the account screen. Failures are shown in the notice. */
export interface AccountController {
  /** Reads the identities and the API keys. */
  refresh(): Promise<void>
  /** Creates an API key. Resolves with null on failure. */
  createKey(): Promise<NewKey | null>
  revoke(id: string): Promise<void>
  /** Changes the street name. Resolves with the name as the server spells it, or null on failure. */
  rename(name: string): Promise<string | null>
  /**
   * Links an identity. Resolves with the choice that the player must make when both identities belong to players who
   * have played; otherwise with null.
   */
  link(source: LinkSource): Promise<LinkChoice | null>
  /** Merges the two players of a choice. */
  merge(choice: LinkChoice, kept: 'mine' | 'theirs'): Promise<void>
}
export type LinkChoice = Extract<LinkOutcome, { type: 'choice' }>

type ControllerServices = Pick<SceneServices, 'api' | 'flow' | 'linking' | 'log' | 'stores'>

export function createAccountController({
  api,
  flow,
  linking,
  log,
  stores,
}: ControllerServices): AccountController {
  const account = () => stores.account.getState()
  let isBusy = false

  const refresh = async (): Promise<void> => {
    const [identities, keys] = await Promise.all([listIdentities(api), listKeys(api)])
    account().received({ identities, keys })
  }
  const reportFailure = (what: string, failure: unknown): void => {
    log(what, failure)
    account().noticeChanged(describeFailure(failure))
  }
  /** Runs one action at a time; ignores others meanwhile. Resolves with null when ignored or failed. */
  const perform = async <result>(
    pending: string,
    run: () => Promise<result>,
  ): Promise<result | null> => {
    if (isBusy) return null
    isBusy = true
    account().noticeChanged(pending)
    try {
      const result = await run()
      account().noticeChanged(null)
      await refresh()
      return result
    } catch (failure) {
      reportFailure('acting on the account', failure)
      return null
    } finally {
      isBusy = false
    }
  }

  return {
    async refresh() {
      if (!flow.state.confirmed) return
      await refresh().catch((failure: unknown) => reportFailure('reading the account', failure))
    },
    createKey: () => perform(ACCOUNT_TEXTS.making, () => createKey(api)),
    async revoke(id) {
      const result = await perform(ACCOUNT_TEXTS.revoking, async () => {
        await revokeKey(api, id)
        return true
      })
      if (result) account().noticeChanged(ACCOUNT_TEXTS.revoked)
    },
    async rename(name) {
      const { asking, chosen } = ACCOUNT_TEXTS.streetName
      const result = await perform(asking, async () => {
        await chooseName(api, name)
        return getMe(api)
      })
      if (!result) return null
      stores.session.getState().nameLearned(result.street_name, result.player_id)
      account().noticeChanged(chosen(result.street_name))
      return result.street_name
    },
    async link(source) {
      const outcome = await perform(ACCOUNT_TEXTS.linking, () => linking.link(source))
      if (outcome?.type === 'choice') return outcome
      const { linked, notLinked } = ACCOUNT_TEXTS
      if (outcome) account().noticeChanged(outcome.type === 'linked' ? linked : notLinked)
      return null
    },
    async merge(choice, kept) {
      const outcome = await perform(ACCOUNT_TEXTS.merging, () => choice.keep(kept))
      if (outcome) account().noticeChanged(ACCOUNT_TEXTS.merged(choice[kept].street_name))
    },
  }
}

import {
  cancelMerge,
  listMerges,
  listNotices,
  logOutEverywhere,
  readNotices,
  unlinkIdentity,
} from '#src/api/account-identities.ts'
import { listKeys, createKey, type NewKey, revokeKey } from '#src/api/account-keys.ts'
import { deletePlayer, getPlayerData } from '#src/api/player-data.ts'
import { forget, forgetAll, listMemory } from '#src/api/player-memory.ts'
import { chooseName } from '#src/api/choose-name.ts'
import { getMe } from '#src/api/get-me.ts'
import { listIdentities } from '#src/api/list-identities.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type LinkOutcome, type LinkSource } from '#src/session/identity-linker.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { type SceneServices } from '../kit/services.ts'
import { minuteOf } from '../kit/instant.ts'

/** The player's actions on the account screen. Failures are shown in the notice. */
export interface AccountController {
  /** Reads the identities, the API keys, what the sharks recall, waiting merges and unread changes. */
  refresh(): Promise<void>
  /** Marks changes as read. */
  readNews(ids: readonly string[]): Promise<void>
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
  unlink(id: string): Promise<void>
  cancelMerge(id: string): Promise<void>
  /** Makes the sharks forget a recollection. */
  forget(id: string): Promise<void>
  /** Makes the sharks forget all of the player's words. */
  forgetAll(): Promise<void>
  signOutEverywhere(): Promise<void>
  /** Downloads everything that is stored about the player. */
  downloadData(): Promise<void>
  /** Deletes the player and signs out. */
  deletePlayer(): Promise<void>
  /** Ends the wait for a signature. What is signed later has no effect. */
  stopSigning(): void
}
export type LinkChoice = Extract<LinkOutcome, { type: 'choice' }>

type ControllerServices = Pick<
  SceneServices,
  'api' | 'flow' | 'linking' | 'log' | 'save' | 'stepUp' | 'stores'
>

export function createAccountController(services: ControllerServices): AccountController {
  const { api, flow, linking, log, save, stepUp, stores } = services
  const account = () => stores.account.getState()
  let isBusy = false
  /** Aborts the wait for a signature. */
  let signing: AbortController | null = null

  const refresh = async (): Promise<void> => {
    const [identities, keys, merges, memory] = await Promise.all([
      listIdentities(api),
      listKeys(api),
      listMerges(api),
      listMemory(api),
    ])
    account().received({ identities, keys, merges, memory })
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

  /** Runs an action that a wallet or the app around the page may have to sign for. */
  const signed = async <result>(run: (signal: AbortSignal) => Promise<result>): Promise<result> => {
    const own = new AbortController()
    signing = own
    account().signingChanged(true)
    try {
      return await run(own.signal)
    } finally {
      signing = null
      account().signingChanged(false)
    }
  }

  const performForgetting = async (run: () => Promise<void>): Promise<void> => {
    const { forgetting, forgotten } = ACCOUNT_TEXTS.memory
    const result = await perform(forgetting, async () => {
      await run()
      return true
    })
    if (result) account().noticeChanged(forgotten)
  }

  /** Runs an action that ends the player's sessions, and signs out here. */
  const end = async (
    what: string,
    { pending, done, run }: { pending: string; done: string; run: () => Promise<void> },
  ): Promise<void> => {
    if (isBusy) return
    isBusy = true
    account().noticeChanged(pending)
    try {
      await run()
      flow.dispatch({ type: 'signed_out_everywhere', message: done })
    } catch (failure) {
      reportFailure(what, failure)
    } finally {
      isBusy = false
    }
  }

  return {
    async refresh() {
      if (!flow.state.confirmed) return
      try {
        await refresh()
        account().received({ news: await listNotices(api) })
      } catch (failure) {
        reportFailure('reading the account', failure)
      }
    },
    async readNews(ids) {
      if (ids.length === 0 || !flow.state.confirmed) return
      await readNotices(api, ids).catch((failure: unknown) => log('reading the news', failure))
    },
    createKey: () =>
      perform(ACCOUNT_TEXTS.making, () =>
        signed((signal) => stepUp.run(() => createKey(api), signal)),
      ),
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
      const outcome = await perform(ACCOUNT_TEXTS.linking, () =>
        signed((signal) => linking.link(source, signal)),
      )
      if (outcome?.type === 'choice') return outcome
      if (outcome) account().noticeChanged(sentenceOf(outcome))
      return null
    },
    async merge(choice, kept) {
      const outcome = await perform(ACCOUNT_TEXTS.merging, () => choice.keep(kept))
      if (!outcome || outcome.type === 'choice') return
      const { street_name: name } = choice[kept]
      const isDone = outcome.type === 'linked'
      account().noticeChanged(isDone ? ACCOUNT_TEXTS.merged(name) : sentenceOf(outcome))
    },
    async unlink(id) {
      const { unlinked, unlinking } = ACCOUNT_TEXTS
      const result = await perform(unlinking, () =>
        signed((signal) =>
          stepUp.run(async () => {
            await unlinkIdentity(api, id)
            return true
          }, signal),
        ),
      )
      if (result) account().noticeChanged(unlinked)
    },
    async cancelMerge(id) {
      const { cancelled, cancelling } = ACCOUNT_TEXTS
      const result = await perform(cancelling, async () => {
        await cancelMerge(api, id)
        return true
      })
      if (result) account().noticeChanged(cancelled)
    },
    forget: (id) => performForgetting(() => forget(api, id)),
    forgetAll: () => performForgetting(() => forgetAll(api)),
    async signOutEverywhere() {
      const { signedOutAll, signingOut } = ACCOUNT_TEXTS
      await end('signing out everywhere', {
        ...{ pending: signingOut, done: signedOutAll },
        run: () => logOutEverywhere(api),
      })
    },
    async downloadData() {
      const { downloaded, reading } = ACCOUNT_TEXTS
      const data = await perform(reading, () =>
        signed((signal) => stepUp.run(() => getPlayerData(api), signal)),
      )
      if (!data) return
      const name = `dope-chain-wars-${data.exported_at.slice(0, 10)}.json`
      save({ name, content: `${JSON.stringify(data, null, 2)}\n`, type: 'application/json' })
      account().noticeChanged(downloaded(name))
    },
    async deletePlayer() {
      const { deleted, deleting } = ACCOUNT_TEXTS
      await end('deleting the player', {
        ...{ pending: deleting, done: deleted },
        run: () => signed((signal) => stepUp.run(() => deletePlayer(api), signal)),
      })
    },
    stopSigning: () => signing?.abort(new WalletError('refused', ACCOUNT_TEXTS.notSigned)),
  }
}

/** Describes the result of a link. */
function sentenceOf(outcome: Exclude<LinkOutcome, LinkChoice>): string {
  const { asked, linked, notLinked } = ACCOUNT_TEXTS
  if (outcome.type === 'pending') {
    return asked(outcome.merge.kept, minuteOf(outcome.merge.due_at))
  }
  return outcome.type === 'linked' ? linked : notLinked
}

import {
  cancelMerge,
  listMerges,
  listNotices,
  logOutEverywhere,
  readNotices,
  unlinkIdentity,
} from '#src/api/account-identities.ts'
import { listKeys, makeKey, type NewKey, revokeKey } from '#src/api/account-keys.ts'
import { chooseName } from '#src/api/choose-name.ts'
import { getMe } from '#src/api/get-me.ts'
import { listIdentities } from '#src/api/list-identities.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type LinkOutcome, type LinkSource } from '#src/wallet/link-desk.ts'
import { type SceneServices } from '../kit/services.ts'
import { minuteOf } from './minute-of.ts'

/** What a player can do about who they are here. Whatever fails is told in the notice. */
export interface AccountDesk {
  /** Asks for what is linked, for the keys, for merges that wait and for news. */
  refresh(): Promise<void>
  /** The player has seen these: they are told once. */
  readNews(ids: readonly string[]): Promise<void>
  /** Null where it could not be made. */
  make(): Promise<NewKey | null>
  revoke(id: string): Promise<void>
  /** Has the street call the player so; as it is spelled there, or null where it would not. */
  rename(name: string): Promise<string | null>
  /** Adds an identity. The choice that is to be made, where both have played; null where there is none. */
  link(source: LinkSource): Promise<LinkChoice | null>
  /** Makes the choice. */
  keep(choice: LinkChoice, kept: 'mine' | 'theirs'): Promise<void>
  unlink(id: string): Promise<void>
  cancelMerge(id: string): Promise<void>
  signOutEverywhere(): Promise<void>
}
export type LinkChoice = Extract<LinkOutcome, { type: 'choice' }>

type DeskServices = Pick<SceneServices, 'api' | 'flow' | 'linking' | 'log' | 'stepUp' | 'stores'>

export function createAccountDesk(services: DeskServices): AccountDesk {
  const { api, flow, linking, log, stepUp, stores } = services
  const account = () => stores.account.getState()
  let isBusy = false

  const refresh = async (): Promise<void> => {
    const [identities, keys, merges] = await Promise.all([
      listIdentities(api),
      listKeys(api),
      listMerges(api),
    ])
    account().arrived({ identities, keys, merges })
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
      try {
        await refresh()
        account().arrived({ news: await listNotices(api) })
      } catch (failure) {
        tell('reading the account', failure)
      }
    },
    async readNews(ids) {
      if (ids.length === 0 || !flow.state.confirmed) return
      await readNotices(api, ids).catch((failure: unknown) => log('reading the news', failure))
    },
    make: () => act(ACCOUNT_TEXTS.making, () => stepUp.allow(() => makeKey(api))),
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
      if (outcome) account().noticed(sentenceOf(outcome))
      return null
    },
    async keep(choice, kept) {
      const outcome = await act(ACCOUNT_TEXTS.merging, () => choice.keep(kept))
      if (!outcome) return
      if (outcome.type === 'choice') return
      const { street_name: name } = choice[kept]
      const isDone = outcome.type === 'linked'
      account().noticed(isDone ? ACCOUNT_TEXTS.merged(name) : sentenceOf(outcome))
    },
    async unlink(id) {
      const { unlinked, unlinking } = ACCOUNT_TEXTS
      const done = await act(unlinking, () =>
        stepUp.allow(async () => {
          await unlinkIdentity(api, id)
          return true
        }),
      )
      if (done) account().noticed(unlinked)
    },
    async cancelMerge(id) {
      const { cancelled, cancelling } = ACCOUNT_TEXTS
      const done = await act(cancelling, async () => {
        await cancelMerge(api, id)
        return true
      })
      if (done) account().noticed(cancelled)
    },
    async signOutEverywhere() {
      const { signedOutAll, signingOut } = ACCOUNT_TEXTS
      if (isBusy) return
      account().noticed(signingOut)
      try {
        await logOutEverywhere(api)
        flow.dispatch({ type: 'signed_out_everywhere', message: signedOutAll })
      } catch (failure) {
        tell('signing out everywhere', failure)
      }
    },
  }
}

/** What became of a link. */
function sentenceOf(outcome: Exclude<LinkOutcome, LinkChoice>): string {
  const { asked, linked, notLinked } = ACCOUNT_TEXTS
  if (outcome.type === 'pending') {
    return asked(outcome.merge.kept, minuteOf(outcome.merge.due_at))
  }
  return outcome.type === 'linked' ? linked : notLinked
}

import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type Identities } from '#src/api/list-identities.ts'
import { type ApiKey } from '#src/protocol/calls/account.ts'
import { type BetaFeature } from '#src/protocol/calls/feature-flags.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { ACCOUNT_TABS } from '#src/stores/account-store.ts'
import { soundsOf } from '../kit/open-sound.ts'
import { spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnTabs } from '../kit/tabs.ts'
import { type LinkSource } from '#src/session/identity-linker.ts'
import {
  type AccountController,
  createAccountController,
  type LinkChoice,
} from './account-controller.ts'
import { ACCOUNT_LAYOUTS, type AccountLayout } from './account-layout.ts'
import { dataDialog, deleteDialog, forgetAllDialog } from './data-dialogs.ts'
import { drawIdentitiesPage, NEWS_SHOWN } from './identities-page.ts'
import { endDialog, keepDialog } from './link-dialogs.ts'
import { type NameForm } from './name-form.ts'
import { drawKeysPage } from './keys-page.ts'
import { drawLooksPage, lookName } from './looks-page.ts'
import { drawMemoryPage } from './memory-page.ts'
import { MINUTE_MS, minuteOf } from '../kit/instant.ts'
import { drawNotice, drawSentence, drawStopSigning } from './sentences.ts'
import { drawSettingsPage } from './settings-page.ts'

/** The player's identities, API keys and settings, and what the sharks recall of the player's words. */
export class AccountScene extends ReaderScene {
  readonly #controller: AccountController
  /** The street name as typed; null while it is unchanged. */
  #typedName: string | null = null
  /** The ids of the changes that were shown. They are marked as read when the player leaves the screen. */
  #seen: readonly string[] = []
  /** Whether the looks of the tube are shown instead of the settings. */
  #showsLooks = false

  constructor(services: SceneServices) {
    super('account', services)
    this.#controller = createAccountController(services)
  }

  protected override enter(): void {
    super.enter()
    const { flow, stores } = this.services
    this.#typedName = null
    this.#seen = []
    this.#showsLooks = false
    this.own(() => void this.#controller.readNews(this.#seen))
    this.own(this.#controller.stopSigning)
    stores.account.getState().noticeChanged(null)
    this.own(stores.account.subscribe(() => this.redraw()))
    this.own(stores.session.subscribe(() => this.redraw()))
    this.own(stores.settings.subscribe(() => this.redraw()))
    this.own(
      flow.subscribe((state, before) => {
        if (state.confirmed === before.confirmed) return
        this.redraw()
        void this.#controller.refresh()
      }),
    )
    // The countdowns of merges continue. A redraw of another page would move the caret in its field.
    this.every(MINUTE_MS, () => {
      const { merges, tab } = stores.account.getState()
      if (tab === 'identities' && merges.length > 0) this.redraw()
    })
    void this.#controller.refresh()
  }

  override back(): boolean {
    if (!this.#showsLooks) return super.back()
    this.#showLooks(false)
    return true
  }

  #showLooks(shows: boolean): void {
    const { look } = this.services.stores.settings.getState().preferences
    this.#showsLooks = shows
    this.redraw()
    const { openNamed, standard } = ACCOUNT_TEXTS.look
    const name = lookName(look)
    this.focusButton(shows ? (look === null ? standard : name) : openNamed(name))
  }

  protected override drawArea(): ScrolledArea | null {
    const layout = ACCOUNT_LAYOUTS[this.world.screen.profile]
    const { account } = this.services.stores
    const { isSigning, notice, tab } = account.getState()
    const title = this.#showsLooks ? ACCOUNT_TEXTS.look.title : ACCOUNT_TEXTS.title
    spawnOverlayHead(this.world, { title, close: () => void this.back() })
    spawnTabs(this.world, {
      name: ACCOUNT_TEXTS.pages,
      ...layout.tabs,
      tabs: ACCOUNT_TABS.map((id) => ({ id, label: ACCOUNT_TEXTS.tabs[id] })),
      selected: tab,
      pick: (picked) => {
        this.#showsLooks = false
        account.getState().tabSelected(picked)
        this.redraw()
      },
    })
    const area = this.#drawPage(layout)
    if (notice !== null) drawNotice(this.world, notice, layout)
    if (isSigning) drawStopSigning(this.world, layout, this.#controller.stopSigning)
    return area
  }

  #drawPage(layout: AccountLayout): ScrolledArea | null {
    const { identities, keys, memory, merges, news, notice, tab } =
      this.services.stores.account.getState()
    if (tab === 'settings') {
      this.#drawSettings(layout)
      return null
    }
    if (!this.services.flow.state.confirmed) {
      drawSentence(this.world, ACCOUNT_TEXTS.loginFirst, layout)
      return null
    }
    if (tab === 'identities' && identities) {
      const { betaFeatures } = this.services.stores.session.getState()
      const hasLinkedNames = betaFeatures.includes('linked_names' satisfies BetaFeature)
      // The boards use the oldest identity that has a name; the list is sorted oldest first.
      const named = hasLinkedNames
        ? identities.find(({ name_source: source }) => source !== null)
        : null
      const boardName = named?.name ?? null
      const shown = news.slice(0, NEWS_SHOWN)
      if (notice === null) this.#seen = shown.map(({ id }) => id)
      return drawIdentitiesPage(this.world, {
        now: this.services.instant(),
        ...{ layout, identities, boardName, news: shown, merge: merges[0] ?? null },
        onLink: () => this.#askStepUp(() => this.#askLinkSource()),
        unlink: (identity) => this.#askUnlink(identity),
        cancelMerge: ({ id }) => void this.#controller.cancelMerge(id),
        name: this.#nameForm(),
        showHint: notice === null,
      })
    }
    if (tab === 'keys' && keys) {
      return drawKeysPage(this.world, {
        layout,
        keys,
        make: () => this.#askStepUp(() => void this.#createKey()),
        revoke: (key) => this.#confirmRevoke(key),
        signOutAll: () => this.#askSignOutAll(),
        openData: () => this.#openData(),
      })
    }
    if (tab === 'memory' && memory) {
      return drawMemoryPage(this.world, {
        ...{ layout, memory },
        forget: ({ id }) => void this.#controller.forget(id),
        forgetAll: () => this.openDialog(forgetAllDialog(() => void this.#controller.forgetAll())),
      })
    }
    if (notice === null) drawSentence(this.world, ACCOUNT_TEXTS.loading, layout)
    return null
  }

  #nameForm(): NameForm {
    return {
      typed: this.#typedName ?? this.services.stores.session.getState().streetName ?? '',
      change: (typed) => {
        this.#typedName = typed
      },
      submit: () => void this.#rename(),
    }
  }

  async #rename(): Promise<void> {
    if (this.#typedName === null) return
    const name = await this.#controller.rename(this.#typedName)
    if (name === null) return
    this.#typedName = null
    this.redraw()
  }

  #drawSettings(layout: AccountLayout): void {
    const { settings } = this.services.stores
    const { calibration, calibrated, preferences, preferred } = settings.getState()
    if (this.#showsLooks) {
      const choose = (look: string | null): void => {
        // A chosen look is to be seen.
        preferred({ look, effects: true })
        this.services.say(ACCOUNT_TEXTS.look.chosen(lookName(look)))
      }
      drawLooksPage(this.world, { layout, current: preferences.look, choose })
      return
    }
    drawSettingsPage(this.world, {
      layout,
      calibration,
      preferences,
      sounds: soundsOf(settings.getState(), this.services.host.embedded),
      calibrate: calibrated,
      prefer: preferred,
      openLooks: () => this.#showLooks(true),
    })
  }

  async #createKey(): Promise<void> {
    const key = await this.#controller.createKey()
    if (!key) return
    const copy = async (): Promise<void> => {
      const isCopied = await this.services.copy(key.api_key)
      const { copied, notCopied } = ACCOUNT_TEXTS
      this.services.stores.account.getState().noticeChanged(isCopied ? copied : notCopied)
    }
    this.openDialog({
      title: ACCOUNT_TEXTS.newKey,
      lines: [key.api_key, ACCOUNT_TEXTS.newKeyHint],
      buttons: [
        { label: ACCOUNT_TEXTS.copy, press: () => void copy() },
        { label: DIALOG_TEXTS.ok },
      ],
    })
  }

  /** Asks what to link. Where only wallets can be linked, opens their picker at once. */
  #askLinkSource(): void {
    const { linking, stores } = this.services
    const host = ACCOUNT_TEXTS.sources.host[stores.session.getState().platform]
    if (!linking.hasHost || host === undefined) return void this.#link('wallet')
    this.openDialog({
      title: ACCOUNT_TEXTS.askLink,
      lines: [ACCOUNT_TEXTS.linkWhat],
      buttons: [
        { label: ACCOUNT_TEXTS.sources.wallet, press: () => void this.#link('wallet') },
        { label: host, press: () => void this.#link('host') },
        { label: DIALOG_TEXTS.cancel },
      ],
    })
  }

  async #link(source: LinkSource): Promise<void> {
    const choice = await this.#controller.link(source)
    if (choice) this.#askWhichToKeep(choice)
  }

  #askWhichToKeep(choice: LinkChoice): void {
    const { account } = this.services.stores
    const cancel = (): void => account.getState().noticeChanged(ACCOUNT_TEXTS.notLinked)
    const keep = (kept: 'mine' | 'theirs'): void => {
      const merge = (): void => void this.#controller.merge(choice, kept)
      this.openDialog(endDialog(choice, { kept, merge, cancel }))
    }
    this.openDialog(keepDialog(choice, { keep, cancel }))
  }

  /** Calls `act`. Where it needs a signature, first explains why and waits for the player's confirmation. */
  #askStepUp(act: () => void): void {
    if (!this.services.stepUp.needsPrompt) return act()
    this.openDialog({
      title: ACCOUNT_TEXTS.askStepUp,
      lines: [ACCOUNT_TEXTS.stepUpWhy],
      buttons: [{ label: DIALOG_TEXTS.confirm, press: act }, { label: DIALOG_TEXTS.cancel }],
    })
  }

  #askUnlink({ id, name }: Identities[number]): void {
    const { askUnlink, stepUpWhy, unlinkWhy } = ACCOUNT_TEXTS
    this.openDialog({
      title: askUnlink(name),
      lines: [unlinkWhy, ...(this.services.stepUp.needsPrompt ? ['', stepUpWhy] : [])],
      buttons: [
        { label: DIALOG_TEXTS.confirm, press: () => void this.#controller.unlink(id) },
        { label: DIALOG_TEXTS.cancel },
      ],
    })
  }

  #askSignOutAll(): void {
    this.openDialog({
      title: ACCOUNT_TEXTS.askSignOutAll,
      lines: [ACCOUNT_TEXTS.signOutAllWhy],
      buttons: [
        { label: DIALOG_TEXTS.confirm, press: () => void this.#controller.signOutEverywhere() },
        { label: DIALOG_TEXTS.cancel },
      ],
    })
  }

  #openData(): void {
    const { stepUp, stores } = this.services
    const streetName = stores.session.getState().streetName ?? ''
    const remove = (): void => void this.#controller.deletePlayer()
    this.openDialog(
      dataDialog({
        needsPrompt: stepUp.needsPrompt,
        download: () => void this.#controller.downloadData(),
        remove: () => this.openDialog(deleteDialog(streetName, remove)),
      }),
    )
  }

  #confirmRevoke(key: ApiKey): void {
    this.openDialog({
      title: ACCOUNT_TEXTS.askRevoke,
      lines: [ACCOUNT_TEXTS.revokeWhy(minuteOf(key.last_used_at))],
      buttons: [
        { label: DIALOG_TEXTS.confirm, press: () => void this.#controller.revoke(key.id) },
        { label: DIALOG_TEXTS.cancel },
      ],
    })
  }
}

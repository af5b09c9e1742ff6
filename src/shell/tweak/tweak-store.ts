import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type LookDocument, type LookProfile } from '#src/crt/presets/look-document.ts'
import { readLookJson } from '#src/crt/presets/look-json.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { type PatternId, TWEAK_MESSAGES } from '#src/protocol/tweak-texts.ts'
import { amend, type History, historyOf, redo, rest, stepOn, undo } from './history.ts'
import { readTweak, writeTweak } from './kept-tweak.ts'
import { stepTweak } from './step-tweak.ts'
import { type TubeDesk } from './tube-desk.ts'
import { type TweakEvent } from './tweak-event.ts'
import { activeDraft, DEFAULT_DRAFT, type TweakState } from './tweak-state.ts'

export interface TweakView {
  readonly history: History<TweakState>
  /** Whose values are turned; null is all that have nothing of their own. */
  readonly profile: LookProfile | null
  readonly shownProfile: LookProfile
  /** Whether the default is held up against the look at work. */
  readonly isComparing: boolean
  readonly isFrozen: boolean
  readonly pattern: PatternId | null
  /** What the player is told last; a failure is said at once. */
  readonly message: { readonly text: string; readonly isFailure: boolean } | null
}

export interface TweakStore extends Pick<StoreApi<TweakView>, 'getState' | 'subscribe'> {
  dispatch(event: TweakEvent): void
  /** The hand left the knob. */
  rest(): void
  undo(): void
  redo(): void
  editProfile(profile: LookProfile | null): void
  compare(isComparing: boolean): void
  freeze(isFrozen: boolean): void
  showPattern(pattern: PatternId | null): void
  /** Takes looks in from files; what is wrong with one is said, and changes nothing. */
  importFiles(files: readonly File[]): Promise<void>
  tell(text: string, isFailure?: boolean): void
  /** A look as it stands on a profile, with what the profile changes of every look. */
  readonly lookOn: TubeDesk['lookOn']
  readonly release: Release
}

export interface TweakStoreSetup {
  readonly desk: TubeDesk
  readonly kept: ClientStorage
  /** A look that came with the address. */
  readonly shared: LookDocument | null
}

/** The panel's state, kept from one visit to the next, and shown on the tube as it changes. */
export function createTweakStore({ desk, kept, shared }: TweakStoreSetup): TweakStore {
  const releases = new Releases()
  const first = readTweak(kept.read(STORED.looks), desk.calibration)
  const store = createStore<TweakView>()(() => ({
    history: historyOf(
      shared ? stepTweak(first, { type: 'look_shared', document: shared }) : first,
    ),
    profile: null,
    shownProfile: desk.profile,
    isComparing: false,
    isFrozen: false,
    pattern: null,
    message: null,
  }))
  const { getState, setState, subscribe } = store
  const setHistory = (history: History<TweakState>): void => setState({ history })
  const tell = (text: string, isFailure = false): void => setState({ message: { text, isFailure } })

  const dispatch = (event: TweakEvent): void => {
    const { history } = getState()
    setHistory(stepOn(history, stepTweak(history.present, event), goingOf(event)))
  }
  const show = (view: TweakView): void => {
    const { document } = view.isComparing ? DEFAULT_DRAFT : activeDraft(view.history.present)
    desk.show(document, view.profile)
  }
  show(getState())
  releases.own(
    subscribe((view, before) => {
      const { present } = view.history
      if (present !== before.history.present) {
        kept.write(STORED.looks, writeTweak(present))
        if (present.calibration !== before.history.present.calibration) {
          desk.calibrate(present.calibration)
        }
      }
      if (shownOf(view) !== shownOf(before) || view.profile !== before.profile) show(view)
    }),
  )
  releases.own(desk.onProfileChange((shownProfile) => setState({ shownProfile })))
  releases.own(
    desk.onCalibrated((calibration) => {
      const { history } = getState()
      if (history.present.calibration === calibration) return
      setHistory(amend(history, (state) => stepTweak(state, { type: 'calibrated', calibration })))
    }),
  )

  return {
    getState,
    subscribe,
    dispatch,
    rest: () => setHistory(rest(getState().history)),
    undo: () => setHistory(undo(getState().history)),
    redo: () => setHistory(redo(getState().history)),
    editProfile: (profile) => setState({ profile }),
    compare: (isComparing) => setState({ isComparing }),
    freeze(isFrozen) {
      desk.freeze(isFrozen)
      setState({ isFrozen })
    },
    showPattern(pattern) {
      desk.showPattern(pattern)
      setState({ pattern })
    },
    async importFiles(files) {
      for (const file of files) {
        const read = readLookJson(await file.text())
        if (read.ok) {
          dispatch({ type: 'look_imported', document: read.document })
          tell(TWEAK_MESSAGES.imported(activeDraft(getState().history.present).document.name))
        } else tell(TWEAK_MESSAGES.refused(file.name, read.failure.sentence), true)
      }
    },
    tell,
    lookOn: desk.lookOn,
    release: () => releases.releaseAll(),
  }
}

function shownOf({ history, isComparing }: TweakView): LookDocument | null {
  return isComparing ? null : activeDraft(history.present).document
}

/** What goes on with the step before it is undone with it. */
function goingOf(event: TweakEvent): string | null {
  return event.type === 'turned' ? `${event.profile ?? 'all'} ${event.id}` : null
}

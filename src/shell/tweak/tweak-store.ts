import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ClientStorage } from '#src/browser/storage.ts'
import { DEFAULT_PRESET } from '#src/crt/presets.ts'
import { type LookDocument, type LookProfile } from '#src/crt/presets/look-document.ts'
import { readLookJson } from '#src/crt/presets/look-json.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { type PatternId, TWEAK_MESSAGES } from '#src/protocol/tweak-texts.ts'
import {
  replacePresent,
  type History,
  historyOf,
  redo,
  endGesture,
  pushStep,
  undo,
} from './history.ts'
import { readTweak, writeTweak } from './stored-tweak.ts'
import { stepTweak } from './step-tweak.ts'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { type TweakEvent } from './tweak-event.ts'
import { activeDraft, DEFAULT_DRAFT, type TweakState } from './tweak-state.ts'

export const DOCKS = ['left', 'right', 'bottom'] as const
export type Dock = (typeof DOCKS)[number]

export interface TweakView {
  readonly history: History<TweakState>
  /** The profile whose values are edited; null for all profiles without an override. */
  readonly profile: LookProfile | null
  readonly shownProfile: LookProfile
  /** Whether the default is shown instead of the edited look. */
  readonly isComparing: boolean
  readonly isFrozen: boolean
  readonly pattern: PatternId | null
  /** The edge of the window that the panel is docked to; null while it floats. */
  readonly dock: Dock | null
  /** The last message. Screen readers announce a failure at once. */
  readonly message: { readonly text: string; readonly isFailure: boolean } | null
}

export interface TweakStore extends Pick<StoreApi<TweakView>, 'getState' | 'subscribe'> {
  dispatch(event: TweakEvent): void
  /** Ends the edit of a knob, so that the next one is undone separately. */
  endGesture(): void
  undo(): void
  redo(): void
  editProfile(profile: LookProfile | null): void
  compare(isComparing: boolean): void
  freeze(isFrozen: boolean): void
  showPattern(pattern: PatternId | null): void
  /** Docks the panel to an edge of the window, also for the next visit. Null lets it float. */
  dockTo(dock: Dock | null): void
  /** Imports looks from files. Shows a message for an invalid file and skips it. */
  importFiles(files: readonly File[]): Promise<void>
  showMessage(text: string, isFailure?: boolean): void
  /** Returns a look as it is on a profile. */
  readonly lookOn: TubeControls['lookOn']
  /** Returns the address of a small picture of a look; null when there is no tube. */
  readonly thumbnail: TubeControls['thumbnail']
  readonly release: Release
}

export interface TweakStoreSetup {
  readonly tube: TubeControls
  readonly storage: ClientStorage
  /** The look in the address. */
  readonly shared: LookDocument | null
}

/** Creates the panel's state, which is stored between visits and shown on the tube. */
export function createTweakStore({ tube, storage, shared }: TweakStoreSetup): TweakStore {
  const releases = new Releases()
  const first = readTweak(storage.read(STORED.looks), tube.calibration)
  const store = createStore<TweakView>()(() => ({
    history: historyOf(
      shared ? stepTweak(first, { type: 'look_shared', document: shared }) : first,
    ),
    profile: null,
    shownProfile: tube.profile,
    isComparing: false,
    isFrozen: false,
    pattern: null,
    dock: readDock(storage.read(STORED.panelDock)),
    message: null,
  }))
  const { getState, setState, subscribe } = store
  const setHistory = (history: History<TweakState>): void => setState({ history })
  const showMessage = (text: string, isFailure = false): void =>
    setState({ message: { text, isFailure } })

  const dispatch = (event: TweakEvent): void => {
    const { history } = getState()
    setHistory(pushStep(history, stepTweak(history.present, event), gestureOf(event)))
  }
  const show = (view: TweakView): void => {
    const { document } = view.isComparing ? DEFAULT_DRAFT : activeDraft(view.history.present)
    tube.show(document, view.profile)
  }
  show(getState())
  releases.own(
    subscribe((view, before) => {
      const { present } = view.history
      if (present !== before.history.present) {
        storage.write(STORED.looks, writeTweak(present))
        if (present.calibration !== before.history.present.calibration) {
          tube.calibrate(present.calibration)
        }
      }
      if (shownOf(view) !== shownOf(before) || view.profile !== before.profile) show(view)
    }),
  )
  releases.own(
    tube.onPreferred((id) => dispatch({ type: 'preset_picked', id: id ?? DEFAULT_PRESET })),
  )
  releases.own(tube.onProfileChange((shownProfile) => setState({ shownProfile })))
  releases.own(
    tube.onCalibrated((calibration) => {
      const { history } = getState()
      if (history.present.calibration === calibration) return
      setHistory(
        replacePresent(history, (state) =>
          stepTweak(state, { type: 'calibration_changed', calibration }),
        ),
      )
    }),
  )

  return {
    getState,
    subscribe,
    dispatch,
    endGesture: () => setHistory(endGesture(getState().history)),
    undo: () => setHistory(undo(getState().history)),
    redo: () => setHistory(redo(getState().history)),
    editProfile: (profile) => setState({ profile }),
    compare: (isComparing) => setState({ isComparing }),
    freeze(isFrozen) {
      tube.freeze(isFrozen)
      setState({ isFrozen })
    },
    showPattern(pattern) {
      tube.showPattern(pattern)
      setState({ pattern })
    },
    dockTo(dock) {
      storage.write(STORED.panelDock, dock ?? '')
      setState({ dock })
    },
    async importFiles(files) {
      for (const file of files) {
        const read = readLookJson(await file.text())
        if (read.ok) {
          dispatch({ type: 'look_imported', document: read.document })
          showMessage(
            TWEAK_MESSAGES.imported(activeDraft(getState().history.present).document.name),
          )
        } else showMessage(TWEAK_MESSAGES.refused(file.name, read.failure.sentence), true)
      }
    },
    showMessage,
    lookOn: tube.lookOn,
    thumbnail: tube.thumbnail,
    release: () => releases.releaseAll(),
  }
}

function readDock(stored: string | null): Dock | null {
  return DOCKS.find((dock) => dock === stored) ?? null
}

function shownOf({ history, isComparing }: TweakView): LookDocument | null {
  return isComparing ? null : activeDraft(history.present).document
}

/** Returns the name of an event's gesture, or null. All changes of one knob on one profile have the same name. */
function gestureOf(event: TweakEvent): string | null {
  const profile = 'profile' in event ? (event.profile ?? 'all') : ''
  if (event.type === 'colour_changed') return `${profile} colour`
  return event.type === 'knob_changed' ? `${profile} ${event.id}` : null
}

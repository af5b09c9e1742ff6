import { type MediaQuery } from '#src/browser/media-queries.ts'
import { knobsOnProfile, type ProfileId, PROFILES } from '#src/crt/frame.ts'
import { DEFAULT_KNOBS, type Look, withLook } from '#src/crt/knobs.ts'
import { type LookDocument, lookProfileOf } from '#src/crt/presets/look-document.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'
import { type Glass, type KnobsOf } from './open-glass.ts'

export interface TubeLook {
  readonly knobsOf: KnobsOf
  /** Shows a look as it is on a profile; by default the current profile. Null restores the game's own look. */
  show(document: LookDocument | null, profile?: ProfileId | null): void
  /** Applies the look to the glass, now and on every change. */
  attach(glass: Pick<Glass, 'setKnobs'>): Release
}

export interface TubeLookSetup {
  /** A look from the URL. */
  readonly shared: LookDocument | null
  /** Selects the high-contrast look, unless another look is chosen. */
  readonly moreContrast: MediaQuery
  readonly settings: SettingsStore
}

/**
 * Decides the tube's look: the one of the address or the panel, else one by the player's preferences. What the player
 * chooses in the settings replaces the one of the address. The calibration always applies.
 */
export function createTubeLook({ moreContrast, settings, shared }: TubeLookSetup): TubeLook {
  let chosen = shared
  let preferred: Look | null = null
  let highContrast: Look | null = null
  let noEffects: Look | null = null
  let chosenProfile: ProfileId | null = null
  let notify: () => void = () => undefined

  const knobsOf: KnobsOf = (shown) => {
    const profile = chosenProfile ?? shown
    const look = chosen?.look ?? noEffects ?? preferred ?? highContrast
    const knobs = look ? withLook(DEFAULT_KNOBS, look) : DEFAULT_KNOBS
    return {
      ...knobsOnProfile(knobs, PROFILES[profile]),
      ...chosen?.overrides[lookProfileOf(profile)],
      ...settings.getState().calibration,
    }
  }
  const lookOfPreset = async (id: string): Promise<Look | null> =>
    (await import('#src/crt/presets.ts')).shippedPreset(id)?.look ?? null
  const applyContrast = async (matches: boolean): Promise<void> => {
    highContrast = matches ? await lookOfPreset('high-contrast') : null
    notify()
  }
  const applyEffects = async (): Promise<void> => {
    const look = await lookOfPreset('no-effects')
    // The player may have changed the preference while the look was loading.
    noEffects = settings.getState().preferences.effects ? null : look
    notify()
  }
  const applyPreferred = async (): Promise<void> => {
    const { look: id } = settings.getState().preferences
    const look = id === null ? null : await lookOfPreset(id)
    // The player may have chosen another look while this one was loading.
    if (settings.getState().preferences.look !== id) return
    preferred = look
    notify()
  }
  return {
    knobsOf,
    show(document, profile = null) {
      chosen = document
      chosenProfile = profile
      notify()
    },
    attach(glass) {
      const releases = new Releases()
      notify = () => glass.setKnobs(knobsOf)
      releases.own(() => {
        notify = () => undefined
      })
      releases.own(
        settings.subscribe(({ calibration, preferences }, before) => {
          if (calibration !== before.calibration) notify()
          if (preferences.look !== before.preferences.look) {
            chosen = null
            void applyPreferred()
          }
          if (preferences.effects !== before.preferences.effects) void applyEffects()
        }),
      )
      releases.own(moreContrast.onChange((matches) => void applyContrast(matches)))
      if (moreContrast.matches()) void applyContrast(true)
      const { effects, look } = settings.getState().preferences
      if (!effects) void applyEffects()
      if (look !== null) void applyPreferred()
      return () => releases.releaseAll()
    },
  }
}

import { type MediaQuery } from '#src/browser/media-queries.ts'
import { knobsOnProfile, type ProfileId, PROFILES } from '#src/crt/frame.ts'
import { DEFAULT_KNOBS, type Look, withLook } from '#src/crt/knobs.ts'
import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'
import { type Glass, type KnobsOf } from './open-glass.ts'

export interface TubeLook {
  readonly knobsOf: KnobsOf
  /** Puts a look on the tube, as a profile has it: the one that is shown where absent. Null is the game's own. */
  show(document: LookDocument | null, profile?: ProfileId | null): void
  /** The glass follows the look from now on. */
  attach(glass: Pick<Glass, 'setKnobs'>): Release
}

export interface TubeLookSetup {
  /** A look that came with the address. */
  readonly shared: LookDocument | null
  /** Who asks for more contrast gets a quiet tube that has it, unless another look is asked for. */
  readonly moreContrast: MediaQuery
  readonly settings: SettingsStore
}

/** What decides how the tube looks: the look that was asked for, else the player's eyes; and always their calibration. */
export function createTubeLook({ moreContrast, settings, shared }: TubeLookSetup): TubeLook {
  let asked = shared
  let quiet: Look | null = null
  let plain: Look | null = null
  let pinned: ProfileId | null = null
  let tell: () => void = () => undefined

  const knobsOf: KnobsOf = (shown) => {
    const profile = pinned ?? shown
    const look = asked?.look ?? plain ?? quiet
    const knobs = look ? withLook(DEFAULT_KNOBS, look) : DEFAULT_KNOBS
    return {
      ...knobsOnProfile(knobs, PROFILES[profile]),
      ...asked?.overrides[profile],
      ...settings.getState().calibration,
    }
  }
  const lookOfPreset = async (id: 'high-contrast' | 'no-effects'): Promise<Look> =>
    (await import('#src/crt/presets.ts')).presetOf(id).look
  const suit = async (matches: boolean): Promise<void> => {
    quiet = matches ? await lookOfPreset('high-contrast') : null
    tell()
  }
  const strip = async (): Promise<void> => {
    const look = await lookOfPreset('no-effects')
    // While the looks were fetched the player may have thought again.
    plain = settings.getState().preferences.effects ? null : look
    tell()
  }
  return {
    knobsOf,
    show(document, profile = null) {
      asked = document
      pinned = profile
      tell()
    },
    attach(glass) {
      const releases = new Releases()
      tell = () => glass.setKnobs(knobsOf)
      releases.own(() => {
        tell = () => undefined
      })
      releases.own(
        settings.subscribe(({ calibration, preferences }, before) => {
          if (calibration !== before.calibration) tell()
          if (preferences.effects !== before.preferences.effects) void strip()
        }),
      )
      releases.own(moreContrast.onChange((matches) => void suit(matches)))
      if (moreContrast.matches()) void suit(true)
      if (!settings.getState().preferences.effects) void strip()
      return () => releases.releaseAll()
    },
  }
}

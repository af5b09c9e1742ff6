import { type MediaQuery } from '#src/browser/media-queries.ts'
import { knobsOnProfile, PROFILES } from '#src/crt/frame.ts'
import { DEFAULT_KNOBS, withLook } from '#src/crt/knobs.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Glass, type KnobsOf } from './open-glass.ts'

export const defaultKnobsOn: KnobsOf = (profile) => knobsOnProfile(DEFAULT_KNOBS, PROFILES[profile])

/** Who asks for more contrast gets a quiet tube that has it. */
export function suitContrast(moreContrast: MediaQuery, glass: Pick<Glass, 'setKnobs'>): Release {
  const suit = async (matches: boolean): Promise<void> => {
    if (!matches) return glass.setKnobs(defaultKnobsOn)
    const { presetOf } = await import('#src/crt/presets.ts')
    glass.setKnobs(() => withLook(DEFAULT_KNOBS, presetOf('high-contrast').look))
  }
  if (moreContrast.matches()) void suit(true)
  return moreContrast.onChange((matches) => void suit(matches))
}

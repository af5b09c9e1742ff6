import { type Look, LOOK_IDS, type LookKnobId } from '../knobs.ts'

/**
 * The version of the format. Version 1 had sixteen knobs; version 2 all but those of the text, and the profiles' overrides;
 * version 3 has all of LOOK_TABLE.
 */
export const LOOK_VERSION = 3

/** The display profiles for which a look may have overrides. */
export const LOOK_PROFILES = ['desktop', 'mobile', 'full'] as const
export type LookProfile = (typeof LOOK_PROFILES)[number]

/** Returns the profile whose overrides apply: a phone on its side has those of a phone. */
export function lookProfileOf(profile: LookProfile | 'landscape' | 'narrow'): LookProfile {
  return profile === 'landscape' || profile === 'narrow' ? 'mobile' : profile
}

/** A look as it is exported: to a file or a link. */
export interface LookDocument {
  readonly name: string
  readonly look: Look
  /** Knobs that differ on a display profile. */
  readonly overrides: Readonly<Partial<Record<LookProfile, Partial<Look>>>>
}

/** Why a look could not be read. `field` is empty when the whole text is invalid. */
export interface LookFailure {
  readonly field: string
  readonly sentence: string
}

export type LookResult =
  | { readonly ok: true; readonly document: LookDocument }
  | { readonly ok: false; readonly failure: LookFailure }

/** The maximal length of a name. */
export const MAX_NAME_LENGTH = 60

export function isLookKnob(name: string): name is LookKnobId {
  const ids: readonly string[] = LOOK_IDS
  return ids.includes(name)
}

export function isLookProfile(name: string): name is LookProfile {
  const profiles: readonly string[] = LOOK_PROFILES
  return profiles.includes(name)
}

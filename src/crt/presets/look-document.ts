import { type Look, LOOK_IDS, type LookKnobId } from '../knobs.ts'

/** The number of the way looks are written. 1 knew sixteen knobs; 2 knows all of LOOK_TABLE and what profiles change. */
export const LOOK_VERSION = 2

/** The display profiles a look may differ on. */
export const LOOK_PROFILES = ['desktop', 'mobile', 'full'] as const
export type LookProfile = (typeof LOOK_PROFILES)[number]

/** A look that leaves the game: as a file, or in a link. */
export interface LookDocument {
  readonly name: string
  readonly look: Look
  /** What differs on a display profile. */
  readonly overrides: Readonly<Partial<Record<LookProfile, Partial<Look>>>>
}

/** Why a look could not be read. The field is what the sentence speaks of; empty where it is the whole text. */
export interface LookFailure {
  readonly field: string
  readonly sentence: string
}

export type LookResult =
  | { readonly ok: true; readonly document: LookDocument }
  | { readonly ok: false; readonly failure: LookFailure }

/** A name longer than this is no name. */
export const LONGEST_NAME = 60

export function isLookKnob(name: string): name is LookKnobId {
  const ids: readonly string[] = LOOK_IDS
  return ids.includes(name)
}

export function isLookProfile(name: string): name is LookProfile {
  const profiles: readonly string[] = LOOK_PROFILES
  return profiles.includes(name)
}

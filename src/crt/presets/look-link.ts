import { type Look, LOOK_IDS, lookOf, OFF_KNOBS } from '../knobs.ts'
import { LOOK_PROFILES, LOOK_VERSION, type LookDocument, type LookResult } from './look-document.ts'
import { readLook } from './read-look.ts'

const OFF_LOOK = lookOf(OFF_KNOBS)
/** The separators between parts, between knobs, and between a knob and its value. Browsers do not escape them in a query. */
const PART = '**'
const KNOB = '*'
const VALUE = '_'

/**
 * Formats a look as the value of the query parameter `look`: version, name, the knobs that are not off, then the overrides of
 * the profiles, as in `2**Mine**curvature_0.3*bloom_1**mobile*curvature_0`. The caller must escape the value.
 */
export function writeLookLink({ look, name, overrides }: LookDocument): string {
  const changed = LOOK_IDS.filter((id) => look[id] !== OFF_LOOK[id])
  const parts = LOOK_PROFILES.flatMap((profile) => {
    const values = overrides[profile]
    return values ? [[profile, ...pairsOf(values)].join(KNOB)] : []
  })
  const base = pairsOf(Object.fromEntries(changed.map((id) => [id, look[id]])))
  return [LOOK_VERSION, escapeName(name), base.join(KNOB), ...parts].join(PART)
}

function pairsOf(values: Partial<Look>): string[] {
  return Object.entries(values).map(([id, value]) => `${id}${VALUE}${value}`)
}

/** Reads the value of {@link writeLookLink} after it was unescaped. */
export function readLookLink(text: string): LookResult {
  const [version = '', name = '', base = '', ...parts] = text.split(PART)
  const overrides: Record<string, Entries> = {}
  for (const part of parts) {
    const [profile = '', ...pairs] = part.split(KNOB)
    overrides[profile] = entriesOf(pairs)
  }
  const look = { ...OFF_LOOK, ...entriesOf(base === '' ? [] : base.split(KNOB)) }
  return readLook({ version: numberOf(version), name: unescapeName(name), look, overrides })
}

type Entries = Record<string, number | string>

function entriesOf(pairs: readonly string[]): Entries {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf(VALUE)
      return at < 0 ? [pair, ''] : [pair.slice(0, at), numberOf(pair.slice(at + 1))]
    }),
  )
}

/** Keeps text that is not a number as text, so that `readLook` rejects it with its field. */
function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Replaces lone surrogates, which cannot be encoded, and escapes asterisks, which would end the name. */
function escapeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('*', '%2A')
}

function unescapeName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

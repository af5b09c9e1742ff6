import { type Look, LOOK_IDS, lookOf, OFF_KNOBS } from '../knobs.ts'
import { LOOK_PROFILES, LOOK_VERSION, type LookDocument, type LookResult } from './look-document.ts'
import { readLook } from './read-look.ts'

const OFF_LOOK = lookOf(OFF_KNOBS)
/** Between parts, between knobs, and between a knob and its value: no browser escapes them in a query. */
const PART = '**'
const KNOB = '*'
const VALUE = '_'

/**
 * A look as the value of the query parameter `look`: version, name, then what is not off, then what the profiles change, as
 * in `2**Mine**curvature_0.3*bloom_1**mobile*curvature_0`. Whoever puts it into an address escapes it once more.
 */
export function writeLookLink({ look, name, overrides }: LookDocument): string {
  const turned = LOOK_IDS.filter((id) => look[id] !== OFF_LOOK[id])
  const parts = LOOK_PROFILES.flatMap((profile) => {
    const values = overrides[profile]
    return values ? [[profile, ...pairsOf(values)].join(KNOB)] : []
  })
  const base = pairsOf(Object.fromEntries(turned.map((id) => [id, look[id]])))
  return [LOOK_VERSION, escapeName(name), base.join(KNOB), ...parts].join(PART)
}

function pairsOf(values: Partial<Look>): string[] {
  return Object.entries(values).map(([id, value]) => `${id}${VALUE}${value}`)
}

/** Reads what {@link writeLookLink} wrote, after the address was unescaped. */
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

/** Text that is no number stays text, so that the reading refuses it by its field. */
function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Halves of a surrogate pair have no place in an address; an asterisk would end the name. */
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

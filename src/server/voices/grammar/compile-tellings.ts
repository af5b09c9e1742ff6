import type { Shark } from '#src/rules/sharks/decision.ts'
import {
  SLOTS_BY_KIND,
  SLOTS_BY_TOLD_TAG,
  TOLD_KINDS,
  TOLD_TAGS,
  type ToldKind,
  type ToldTag,
} from '#src/rules/tellings/telling.ts'
import { BankError, hashOf } from './compile-bank.ts'
import type { TellingLines } from './telling-lines.ts'

/** A line about an event, without alternatives. */
export interface ToldLine {
  /** Derived from kind and text: a changed text makes a new line. */
  readonly id: string
  readonly text: string
  /** Null for a line that always fits. */
  readonly wants: ToldTag | null
}
export type CompiledTellings = ReadonlyMap<ToldKind, readonly ToldLine[]>

/**
 * Checks a shark's lines about events, and writes out their alternatives. Throws {@link BankError} for slots that an
 * event does not fill, for duplicate lines and for a list without lines.
 */
export function compileTellings<shark extends Shark>(
  shark: shark,
  lines: TellingLines<shark>,
): CompiledTellings {
  const compiled = new Map<ToldKind, readonly ToldLine[]>()
  for (const [kind, lists] of Object.entries<Partial<Record<string, readonly string[]>>>(lines)) {
    const known = TOLD_KINDS.find((one) => one === kind)
    if (!known) throw new BankError('no_lines', `There is no kind of telling '${kind}'.`)
    const ready = [null, ...TOLD_TAGS].flatMap((wants) =>
      (lists[wants ?? 'always'] ?? []).flatMap((text) =>
        compileLine(shark, known, { text, wants }),
      ),
    )
    checkUnique(shark, ready)
    if (!ready.some(({ wants }) => wants === null)) {
      throw new BankError('no_lines', `${shark} has no line that always fits '${kind}'.`)
    }
    compiled.set(known, ready)
  }
  return compiled
}

function compileLine(
  shark: Shark,
  kind: ToldKind,
  { text, wants }: { readonly text: string; readonly wants: ToldTag | null },
): readonly ToldLine[] {
  const ofTag = wants ? (SLOTS_BY_TOLD_TAG[kind]?.[wants] ?? []) : []
  const filled: readonly string[] = ['name', ...SLOTS_BY_KIND[kind], ...ofTag]
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '')
  const unknown = slots.find((slot) => !filled.includes(slot))
  if (unknown !== undefined) {
    throw new BankError(
      'unknown_slot',
      `The line '${text}' of ${shark} names {${unknown}}, which '${kind}' does not fill.`,
    )
  }
  return alternativesOf(text).map((one) => ({ id: hashOf(`${kind}.${one}`), text: one, wants }))
}

function checkUnique(shark: Shark, lines: readonly ToldLine[]): void {
  const ids = new Set<string>()
  for (const { id, text } of lines) {
    if (ids.has(id)) {
      throw new BankError('double_line', `The line '${text}' of ${shark} is there twice.`)
    }
    ids.add(id)
  }
}

/** Returns a text once for each combination of its alternatives. */
function alternativesOf(text: string): readonly string[] {
  const match = /\[([^\]|]*(?:\|[^\]|]*)+)\]/.exec(text)
  if (!match) return [text]
  const [whole, list = ''] = match
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + whole.length)]
  return list.split('|').flatMap((one) => alternativesOf(`${before}${one}${after}`))
}

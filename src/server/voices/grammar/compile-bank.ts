import type { Act, Shark } from '#src/rules/sharks/decision.ts'
import { ONCE_PREFIX, restingId } from '#src/rules/sharks/relation.ts'
import {
  type Slot,
  SLOTS_ALWAYS,
  SLOTS_BY_TAG,
  type Tag,
  TAGS_BY_ACT,
} from '#src/rules/sharks/tags.ts'
import { BaseError } from '#src/lib/errors.ts'
import type { Bank, Condition, Group, Line, Topic } from './bank.ts'

/** A bank of lines contains an error. */
export class BankError extends BaseError<'unknown_slot' | 'double_line' | 'no_lines'> {
  override readonly name = 'BankError'
}

/** A line with its conditions and slots. */
export interface CompiledLine {
  /** Derived from shark, topic and text: a changed text makes a new line. */
  readonly id: string
  readonly text: string
  readonly wants: readonly Tag[]
  readonly refuses: readonly Tag[]
  readonly slots: readonly string[]
  readonly weight: number
}
export type CompiledBank = ReadonlyMap<Topic, readonly CompiledLine[]>

/**
 * Checks a shark's lines and indexes them by topic. Throws {@link BankError} for duplicate lines, and for slots that the
 * conditions do not guarantee.
 */
export function compileBank(shark: Shark, bank: Bank): CompiledBank {
  const compiled = new Map<Topic, CompiledLine[]>()
  const ids = new Set<string>()
  for (const group of bank) {
    for (const line of group.lines) {
      const ready = compileLine(shark, group, line)
      if (ids.has(ready.id)) {
        throw new BankError('double_line', `The line '${ready.text}' of ${shark} is there twice.`)
      }
      ids.add(ready.id)
      compiled.set(group.topic, [...(compiled.get(group.topic) ?? []), ready])
    }
  }
  return compiled
}

function compileLine(shark: Shark, { topic, when = [] }: Group, line: Line): CompiledLine {
  const {
    text,
    once = false,
    rest = 0,
    weight = 1,
  } = typeof line === 'string' ? { text: line } : line
  const wants = when.filter((condition): condition is Tag => !condition.startsWith('!'))
  const refuses = when.filter(isRefusal).map((condition) => condition.slice(1))
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '')
  const guaranteed = guaranteedSlots(topic, wants)
  const unknown = slots.find((slot) => !guaranteed.includes(slot))
  if (unknown) {
    throw new BankError(
      'unknown_slot',
      `The line '${text}' of ${shark} names {${unknown}}, which '${topic}' with [${when.join(', ')}] does not fill.`,
    )
  }
  const plainId = `${shark}.${topic}.${hashOf(text)}`
  const id = once ? `${ONCE_PREFIX}${plainId}` : rest > 0 ? restingId(plainId, rest) : plainId
  return { id, text, wants, refuses: refuses as Tag[], slots, weight }
}

function isRefusal(condition: Condition): boolean {
  return condition.startsWith('!')
}

function guaranteedSlots(topic: Topic, wants: readonly Tag[]): readonly string[] {
  const tags = [...wants, ...tagsOfTopic(topic)]
  const slots: Slot[] = [...SLOTS_ALWAYS, ...tags.flatMap((tag) => SLOTS_BY_TAG[tag] ?? [])]
  return slots
}

function tagsOfTopic(topic: Topic): readonly Tag[] {
  if (topic === 'tail:loan_offer' || topic === 'tail:loan_terms') return ['offer_loan']
  if (topic === 'tail:debt' || topic === 'tail:extortion_deadline') return ['owes']
  return topic === 'again' || topic === 'clause' ? [] : (TAGS_BY_ACT[topic satisfies Act] ?? [])
}

/** Returns the FNV-1a hash over UTF-16 units, in base 36. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

import { chanceOf, pick } from '#src/lib/chance.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import type { Telling } from '#src/rules/tellings/telling.ts'
import { TELLINGS as BIGBOSS } from './banks/bigboss/tellings.ts'
import { TELLINGS as CARMELA } from './banks/carmela/tellings.ts'
import { TELLINGS as TOMMY } from './banks/tommy/tellings.ts'
import { TELLINGS as VINNIE } from './banks/vinnie/tellings.ts'
import { BankError } from './compile-bank.ts'
import { type CompiledTellings, compileTellings, type ToldLine } from './compile-tellings.ts'
import { expandLine } from './expand-line.ts'

/** For how many tellings of a shark a line rests. */
export const TOLD_REST = 12

/** The lines, compiled when the module is loaded: an error in a line fails the start. */
const COMPILED: Readonly<Record<Shark, CompiledTellings>> = {
  vinnie: compileTellings('vinnie', VINNIE),
  tommy: compileTellings('tommy', TOMMY),
  carmela: compileTellings('carmela', CARMELA),
  bigboss: compileTellings('bigboss', BIGBOSS),
}

/** A worded telling, and the id of its line. */
export interface ToldWords {
  readonly text: string
  readonly line: string
}

/**
 * Words a telling, the same for the same seed. `told` are the ids of the lines that the shark has told this player, newest
 * first. A resting line is used only when all that fit rest: then the one that was told longest ago.
 */
export function wordTelling(
  telling: Telling,
  { seed, told }: { readonly seed: string; readonly told: readonly string[] },
): ToldWords {
  const { kind, shark, slots, tags } = telling
  const lines = COMPILED[shark].get(kind) ?? []
  const fitting = lines.filter(({ wants }) => wants !== null && tags.includes(wants))
  const pool = fitting.length > 0 ? fitting : lines.filter(({ wants }) => wants === null)
  const chance = chanceOf(`${seed}|${kind}`)
  const { id, text } = pick(chance, freshest(pool, told.slice(0, TOLD_REST)))
  const filled = expandLine(text, slots, chance)
  if (filled === null) {
    throw new BankError('unknown_slot', `A slot of '${text}' of ${shark} has no value.`)
  }
  return { text: filled, line: id }
}

/** Returns the lines that do not rest; if all do, the one that was told longest ago. */
function freshest(pool: readonly ToldLine[], told: readonly string[]): readonly ToldLine[] {
  const fresh = pool.filter(({ id }) => !told.includes(id))
  if (fresh.length > 0) return fresh
  const oldest = Math.max(...pool.map(({ id }) => told.indexOf(id)))
  return pool.filter(({ id }) => told.indexOf(id) === oldest)
}

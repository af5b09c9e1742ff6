import type { Decision, Shark } from '#src/rules/sharks/decision.ts'
import { BANKS } from './banks/banks.ts'
import { chooseSpeech, type Speech } from './choose-line.ts'
import { compileBank, type CompiledBank } from './compile-bank.ts'

/** Every shark's lines, checked as the program starts: a line that could miss a slot stops it. */
const COMPILED: Readonly<Record<Shark, CompiledBank>> = {
  vinnie: compileBank('vinnie', BANKS.vinnie),
  tommy: compileBank('tommy', BANKS.tommy),
  carmela: compileBank('carmela', BANKS.carmela),
  bigboss: compileBank('bigboss', BANKS.bigboss),
}

/**
 * Words a decision at once and always the same way. `lines` go to `rememberLines`, so that none comes back
 * within 12 turns.
 */
export function wordDecision(decision: Decision): Speech {
  return chooseSpeech(COMPILED[decision.shark], decision)
}

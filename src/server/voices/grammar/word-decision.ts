import type { Decision, Shark } from '#src/rules/sharks/decision.ts'
import { BANKS } from './banks/banks.ts'
import { chooseSpeech, type Speech } from './choose-line.ts'
import { compileBank, type CompiledBank } from './compile-bank.ts'

/** The banks, compiled when the module is loaded: an error in a line fails the start. */
const COMPILED: Readonly<Record<Shark, CompiledBank>> = {
  vinnie: compileBank('vinnie', BANKS.vinnie),
  tommy: compileBank('tommy', BANKS.tommy),
  carmela: compileBank('carmela', BANKS.carmela),
  bigboss: compileBank('bigboss', BANKS.bigboss),
}

/** Words a decision, deterministically. Pass `lines` to `rememberLines`, so that none is repeated within 12 turns. */
export function wordDecision(decision: Decision): Speech {
  return chooseSpeech(COMPILED[decision.shark], decision)
}

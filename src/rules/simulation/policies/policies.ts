import type { Shark } from '../../sharks/decision.ts'
import { ALL_LOOKS, FIVE_LOOKS, ONE_LOOK, type Policy } from '../policy.ts'
import { makeCasual } from './casual.ts'
import { makeExpert } from './expert.ts'
import { RANDOM } from './random.ts'
import { makeSitter } from './sitter.ts'
import { IDLE, makeWorker } from './worker.ts'

/** The players that the balance is measured with, and those who try to break it. */
export const POLICIES = {
  casual: makeCasual(),
  weak: makeCasual({ name: 'weak', mistakes: 0.25, diligence: 0.7 }),
  strong: makeCasual({ name: 'strong', mistakes: 0.05 }),
  expert: makeExpert(),
  'casual, no loans': makeCasual({ name: 'casual, no loans', borrows: 'never' }),
  'expert, no loans': makeExpert({ name: 'expert, no loans', borrows: 'never' }),
  'casual, 72 looks': makeCasual({ name: 'casual, 72 looks', looks: ALL_LOOKS }),
  'expert, 72 looks': makeExpert({ name: 'expert, 72 looks', looks: ALL_LOOKS }),
  'scalper on headlines': makeExpert({
    ...{ name: 'scalper on headlines', looks: ALL_LOOKS, scalps: true },
  }),
  'best of 72 looks': makeExpert({
    ...{ name: 'best of 72 looks', looks: ALL_LOOKS, pickiness: 2 },
    ...{ caution: 0.8, clearsAt: 1.5, foresight: 0.5 },
  }),
  'reputation farmer': makeExpert({
    name: 'reputation farmer',
    forReputation: ['carmela', 'bigboss', 'vinnie'],
  }),
  'xp farmer': makeExpert({
    ...{ name: 'xp farmer', movesALook: 2, foresight: 0, doesMissions: true },
  }),
  'mission farmer': makeWorker({
    ...{ name: 'mission farmer', doesMissions: true, pays: true, borrows: false },
  }),
  'casual, never pays': makeCasual({ name: 'casual, never pays', pays: false, borrows: 'all' }),
  'expert, never pays': makeExpert({ name: 'expert, never pays', paysUntilDay: 0, borrows: 'all' }),
  'dodger of the opening debt': makeExpert({
    ...{ name: 'dodger of the opening debt', paysUntilDay: 0, borrows: 'never' },
  }),
  'casual borrows everything': makeCasual({ name: 'casual borrows everything', borrows: 'all' }),
  'expert borrows everything': makeExpert({ name: 'expert borrows everything', borrows: 'all' }),
  'casual, one sitting': makeCasual({
    ...{ name: 'casual, one sitting', looks: ONE_LOOK, movesALook: 5 },
  }),
  'expert, one sitting': makeExpert({
    ...{ name: 'expert, one sitting', looks: ONE_LOOK, movesALook: 5 },
  }),
  'casual, no travel': makeCasual({ name: 'casual, no travel', travels: false }),
  sitter: makeSitter(),
  'sitter, 5 looks': makeSitter({ name: 'sitter, 5 looks', looks: FIVE_LOOKS }),
  'sitter with loans': makeSitter({
    ...{ name: 'sitter with loans', borrows: true, dip: 0.1, take: 0.05 },
  }),
  'jobs only': makeWorker({
    ...{ name: 'jobs only', doesMissions: false, pays: true, borrows: false },
  }),
  'jobs, never pays': makeWorker({
    ...{ name: 'jobs, never pays', doesMissions: false, pays: false, borrows: true },
  }),
  random: RANDOM,
  idle: IDLE,
} as const satisfies Record<string, Policy>
export type PolicyName = keyof typeof POLICIES

/** The policy of each shark, for RUN SIMULATION. */
export const AGENTS: Readonly<Record<Shark, Policy>> = {
  vinnie: makeExpert({ name: 'vinnie', sharks: ['vinnie'], caution: 0.8, foresight: 0.3 }),
  tommy: makeCasual({ name: 'tommy', mistakes: 0.2 }),
  carmela: makeExpert({ name: 'carmela', sharks: ['carmela'], caution: 1.5 }),
  bigboss: makeExpert({ name: 'bigboss', looks: ONE_LOOK, movesALook: 5, sharks: ['bigboss'] }),
}

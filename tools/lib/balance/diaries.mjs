/** @typedef {import('./bundle.mjs').Rules} Rules */

/**
 * The diaries of docs/diaries: the file, the player and the seed of each.
 * @type {readonly { file: string, policy: keyof Rules['POLICIES'], seed: string }[]}
 */
export const DIARIES = [
  { file: 'casual.txt', policy: 'casual', seed: 'balance 3' },
  { file: 'weak.txt', policy: 'weak', seed: 'balance 2' },
  { file: 'strong.txt', policy: 'strong', seed: 'balance 1' },
  { file: 'expert.txt', policy: 'expert', seed: 'balance 1' },
  { file: 'defaulter.txt', policy: 'jobs, never pays', seed: 'balance 1' },
  { file: 'dodger.txt', policy: 'dodger of the opening debt', seed: 'balance 1' },
  { file: 'borrows-everything.txt', policy: 'casual borrows everything', seed: 'balance 1' },
  { file: 'jobs-only.txt', policy: 'jobs only', seed: 'balance 1' },
  { file: '72-looks.txt', policy: 'casual, 72 looks', seed: 'balance 1' },
  { file: 'scalper.txt', policy: 'scalper on headlines', seed: 'balance 1' },
]

/**
 * Returns the text of a diary.
 * @param {Pick<Rules, 'POLICIES' | 'writeDiary'>} rules
 * @param {{ policy: keyof Rules['POLICIES'], seed: string }} diary
 */
export function diaryText({ POLICIES, writeDiary }, { policy, seed }) {
  return `${[...writeDiary(POLICIES[policy], seed)].join('\n')}\n`
}

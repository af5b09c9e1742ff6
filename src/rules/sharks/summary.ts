import type { Act, Decision, Relation } from './decision.ts'
import { formatTrust } from './trust-words.ts'

/** A summary is written again after this many turns. */
export const TURNS_SUMMARISED = 5
/** The most words of a summary. */
export const SUMMARY_WORDS = 200

/** The clause that each act adds to a summary. Acts that are not listed add none. */
const CLAUSES: Readonly<Partial<Record<Act, (decision: Decision) => string>>> = {
  offer_loan: ({ slots }) => `asked for money and was offered ${slots['amount']}`,
  counter_offer: ({ slots }) => `haggled to ${slots['amount']} at ${slots['rate']} a day`,
  refuse_loan: () => 'asked for money and was refused',
  seal_deal: ({ slots }) => `took ${slots['amount']}, due ${slots['dueDay']} at ${slots['total']}`,
  let_go: () => 'walked away from an offer',
  demand_payment: ({ slots }) => `was told to pay ${slots['owed'] ?? 'up'}`,
  take_payment: ({ slots }) => `paid ${slots['payment']}`,
  short_of_cash: () => 'said they would pay and had not the cash',
  grant_mercy: ({ slots }) => `begged and was given ${slots['extraDays']}`,
  refuse_mercy: () => 'begged again, in vain',
  offer_favour: () => 'asked for a favour',
  refuse_favour: () => 'asked for a favour and was refused',
  answer_threat: () => 'made a threat',
  answer_insult: () => 'was insulting',
  answer_thanks: () => 'said thanks',
  talk_work: () => 'asked for work',
  talk_street: () => 'asked for the word on the street',
}

/** Whether the last turn is one after which the conversation is summarised. */
export function isSummaryDue({ turns }: Pick<Relation, 'turns'>): boolean {
  return turns % TURNS_SUMMARISED === 0
}

/**
 * Returns the summary of a conversation: the relation's last one with a line for the decisions since. The oldest lines
 * are removed when it has more than `SUMMARY_WORDS` words.
 */
export function summarise(relation: Relation, decisions: readonly Decision[], day: string): string {
  const happened = decisions.map((decision) => CLAUSES[decision.act]?.(decision)).filter(isDefined)
  const lately = [...new Set(happened)].join('; ')
  const line = lately === '' ? `${day}: small talk.` : `${day}: ${lately}.`
  const lines = [...linesOf(relation.summary), line]
  const standing = `Now: ${formatTrust(relation.trust)}, ${relation.mood}.`
  while (lines.length > 1 && wordsIn([...lines, standing]) > SUMMARY_WORDS) lines.shift()
  return [...lines, standing].join('\n')
}

/** Returns the lines of a summary without the last one, on trust and mood, which is written again each time. */
function linesOf(summary: string | undefined): string[] {
  return summary === undefined ? [] : summary.split('\n').filter((line) => !line.startsWith('Now:'))
}

function isDefined(text: string | undefined): text is string {
  return text !== undefined
}

function wordsIn(lines: readonly string[]): number {
  return lines.join(' ').split(/\s+/).length
}

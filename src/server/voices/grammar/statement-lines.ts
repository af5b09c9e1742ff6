import type { DebtorMatter } from '#src/rules/sharks/debtor-words.ts'
import type { StatementForm } from '#src/rules/sharks/statements.ts'
import type { Bank } from './bank.ts'

/** What a debtor says that has lines of its own. All else that debtors say is answered by other acts. */
type AnsweredMatter = Extract<
  DebtorMatter,
  | 'guy_outside'
  | 'sells_debt'
  | 'other_pays'
  | 'denial'
  | 'forgive'
  | 'discount'
  | 'cost_of_late'
  | 'short'
>

/** The lines that answer a message by its form, and those that answer what a debtor says about the debt. */
export interface StatementLines {
  readonly says: Readonly<Record<StatementForm, readonly string[]>>
  readonly debtor: Readonly<Record<AnsweredMatter, readonly string[]>>
}

/** Returns the groups of a bank for messages that ask nothing. Noise is not understood. */
export function statementGroups({ says, debtor }: StatementLines): Bank {
  return [
    ...Object.entries(says).map(([form, lines]) =>
      form === 'noise'
        ? {
            topic: 'did_not_follow' as const,
            when: ['unsure', 'met', 'says_noise'] as const,
            lines,
          }
        : {
            topic: 'answer_topic' as const,
            when: [`says_${form as StatementForm}`] as const,
            lines,
          },
    ),
    ...Object.entries(debtor).map(([matter, lines]) => ({
      topic: 'answer_topic' as const,
      when: ['owes', `debtor_${matter as DebtorMatter}`] as const,
      lines,
    })),
  ]
}

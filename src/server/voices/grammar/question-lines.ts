import type { GossipForm, QuestionForm } from '#src/rules/sharks/questions.ts'
import type { Bank } from './bank.ts'

/** The lines that answer a question by its form, and those about a shark who is spoken of. */
export interface QuestionLines {
  readonly asked: Readonly<Record<QuestionForm, readonly string[]>>
  readonly gossip: Readonly<Record<GossipForm, readonly string[]>>
}

/** Returns the groups of a bank for questions. */
export function questionGroups({ asked, gossip }: QuestionLines): Bank {
  return [
    ...Object.entries(asked).map(([form, lines]) => ({
      topic: 'answer_topic' as const,
      when: [`form_${form as QuestionForm}` as const],
      lines,
    })),
    ...Object.entries(gossip).map(([form, lines]) => ({
      topic: 'answer_gossip' as const,
      when: ['intent_gossip', 'about_other', `gossip_${form as GossipForm}`] as const,
      lines,
    })),
  ]
}

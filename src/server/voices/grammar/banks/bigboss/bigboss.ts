import type { Bank } from '../../bank.ts'
import { topicGroups } from '../../topic-lines.ts'
import { ANSWERS } from './answers.ts'
import { BARKS } from './barks.ts'
import { DEBTS } from './debts.ts'
import { FAVOURS } from './favours.ts'
import { LOANS } from './loans.ts'
import { MANNERS } from './manners.ts'
import { OPENINGS } from './openings.ts'
import { RECALL } from './recall.ts'
import { RULE_LINES } from './rules.ts'
import { STREET } from './street.ts'
import { TAILS } from './tails.ts'
import { TALK } from './talk.ts'
import { TOPIC_LINES } from './topics.ts'

/** Big Boss: laconic, strategic. Eight words at the most, often less; what he leaves out is the point. */
export const BIGBOSS: Bank = [
  ...OPENINGS,
  ...LOANS,
  ...DEBTS,
  ...RULE_LINES,
  ...STREET,
  ...MANNERS,
  ...BARKS,
  ...FAVOURS,
  ...TALK,
  ...ANSWERS,
  ...RECALL,
  ...topicGroups(TOPIC_LINES),
  ...TAILS,
]

import type { Bank } from '../../bank.ts'
import { questionGroups } from '../../question-lines.ts'
import { reactionGroups } from '../../reaction-lines.ts'
import { statementGroups } from '../../statement-lines.ts'
import { thingGroups } from '../../thing-lines.ts'
import { excuseGroups, topicGroups } from '../../topic-lines.ts'
import { ANSWERS } from './answers.ts'
import { BARKS } from './barks.ts'
import { DEBTS } from './debts.ts'
import { EXCHANGE_LINES } from './exchanges/exchanges.ts'
import { FAVOURS } from './favours.ts'
import { HAGGLING } from './haggling.ts'
import { LOANS } from './loans.ts'
import { MANNERS } from './manners.ts'
import { MATTER_LINES } from './matters.ts'
import { OPENINGS } from './openings.ts'
import { QUESTION_LINES } from './questions.ts'
import { FOLLOW_UP_LINES, LAST_LINES } from './follow-ups.ts'
import { NAMING_LINES, REACTION_LINES, REPEATING_LINES } from './reactions.ts'
import { RECALL } from './recall.ts'
import { SEALING } from './sealing.ts'
import { REMARK_LINES } from './remarks.ts'
import { RULE_LINES } from './rules.ts'
import { SAYING_LINES } from './sayings.ts'
import { STATEMENT_LINES } from './statements.ts'
import { STREET } from './street.ts'
import { TAILS } from './tails.ts'
import { TALK } from './talk.ts'
import { CITY_LINES } from './topics-city.ts'
import { THING_LINES } from './things/things.ts'
import { LIFE_LINES } from './topics-life.ts'

/** Tommy: friendly and useful. Everybody's cousin: food, family, the block, and advice that is worth something. */
export const TOMMY: Bank = [
  ...OPENINGS,
  ...LOANS,
  ...HAGGLING,
  ...SEALING,
  ...DEBTS,
  ...RULE_LINES,
  ...STREET,
  ...MANNERS,
  ...BARKS,
  ...FAVOURS,
  ...TALK,
  ...ANSWERS,
  ...RECALL,
  ...reactionGroups({
    lines: { ...REACTION_LINES, ...FOLLOW_UP_LINES },
    last: LAST_LINES,
    naming: NAMING_LINES,
    repeating: REPEATING_LINES,
  }),
  ...questionGroups(QUESTION_LINES),
  ...statementGroups(STATEMENT_LINES),
  ...thingGroups(THING_LINES),
  ...excuseGroups(REMARK_LINES),
  ...topicGroups({
    ...CITY_LINES,
    ...LIFE_LINES,
    ...SAYING_LINES,
    ...REMARK_LINES,
    ...MATTER_LINES,
    ...EXCHANGE_LINES,
  }),
  ...TAILS,
]

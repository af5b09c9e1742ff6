import type { Shark } from '#src/rules/sharks/decision.ts'
import type { Bank } from '../bank.ts'
import { BIGBOSS } from './bigboss/bigboss.ts'
import { CARMELA } from './carmela/carmela.ts'
import { TOMMY } from './tommy/tommy.ts'
import { VINNIE } from './vinnie/vinnie.ts'

/** What the four can say. A line is edited in its shark's folder; `npm test` tells what does not fit. */
export const BANKS: Readonly<Record<Shark, Bank>> = {
  vinnie: VINNIE,
  tommy: TOMMY,
  carmela: CARMELA,
  bigboss: BIGBOSS,
}

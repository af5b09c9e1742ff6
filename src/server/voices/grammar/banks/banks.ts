import type { Shark } from '#src/rules/sharks/decision.ts'
import type { Bank } from '../bank.ts'
import { BIGBOSS } from './bigboss/bigboss.ts'
import { CARMELA } from './carmela/carmela.ts'
import { TOMMY } from './tommy/tommy.ts'
import { VINNIE } from './vinnie/vinnie.ts'

/** The lines of the four sharks. */
export const BANKS: Readonly<Record<Shark, Bank>> = {
  vinnie: VINNIE,
  tommy: TOMMY,
  carmela: CARMELA,
  bigboss: BIGBOSS,
}

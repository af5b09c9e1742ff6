import type { Shark } from './decision.ts'

/** The sharks' names in sentences to players. */
export const SHARK_LABELS: Readonly<Record<Shark, string>> = {
  vinnie: 'vinnie',
  tommy: 'tommy',
  carmela: 'carmela',
  bigboss: 'Big Boss',
}

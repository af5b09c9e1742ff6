import type { Hearing } from '../hear.ts'
import { UTTERANCE_KINDS, type UtteranceKind } from './kinds.ts'

/** Returns the kinds of messages that make sense now: 'accept', for example, only while there is an offer. */
export function legalKinds(hearing: Hearing): readonly UtteranceKind[] {
  return UTTERANCE_KINDS.filter((kind) => isLegal(kind, hearing))
}

function isLegal(kind: UtteranceKind, { openTerms, owes }: Hearing): boolean {
  const isLoanOpen = openTerms?.kind === 'loan'
  switch (kind) {
    case 'accept':
      return openTerms !== null
    case 'decline':
      return openTerms !== null || owes
    case 'counter':
      return isLoanOpen
    case 'postpone':
      return isLoanOpen || !owes
    case 'beg':
    case 'excuse':
      return owes
    case 'pay':
      return owes || openTerms === null
    default:
      return true
  }
}

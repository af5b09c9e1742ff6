import type { Intent, OfferTerms, Shark } from './decision.ts'
import type { FoundExchange } from './exchanges/exchange-of.ts'
import { kindByFigures } from './hearing/by-figures.ts'
import { likelihoods, likeliest, type Weights, WEIGHTS_PER_KIND } from './hearing/classify.ts'
import { BUSINESS_KINDS, type Talk, UTTERANCE_KINDS, type UtteranceKind } from './hearing/kinds.ts'
import { legalKinds } from './hearing/legal-kinds.ts'
import { type Message, readMessage } from './hearing/message.ts'
import { unpackWeights } from './hearing/packed.ts'
import { ruledKind } from './hearing/rules.ts'
import { PACKED_WEIGHTS } from './hearing/weights.ts'
import { type Wishes, wishesOf } from './hearing/wishes.ts'
import { nounOf } from './noun.ts'

export type { Wishes } from './hearing/wishes.ts'

/** What a message was understood as. Its figures are wishes, which the shark's policy limits. */
export interface Heard extends Wishes {
  readonly intent: Intent
  /** The kind of talk when the intent is 'unknown'; null for every other intent. */
  readonly talk: Talk | null
  /** The shark that the message speaks of in the third person; null when there is none. */
  readonly subject: Shark | null
  /** The likelihood of the intent, 0..1; 1 where a rule decided it. */
  readonly likelihood: number
  /** A noun of the message that a reply may repeat; null when there is none. */
  readonly noun: string | null
  /** The exchange that the message begins; absent where it was not looked for, null when there is none. */
  readonly exchange?: FoundExchange | null
}

/** What a message is understood by: the open offer, whether the player owes this shark, and the time. */
export interface Hearing {
  readonly openTerms: OfferTerms | null
  readonly owes: boolean
  readonly now: Date
}

const WEIGHTS = unpackWeights(PACKED_WEIGHTS, UTTERANCE_KINDS.length * WEIGHTS_PER_KIND)

/**
 * Understands a message. Rules read its figures and names, the classifier decides its kind, and rules for negation,
 * tense and figures correct the kind. Only kinds that make sense with the open offer and the debt are considered.
 */
export function hear(text: string, hearing: Hearing, weights: Weights = WEIGHTS): Heard {
  const message = readMessage(text, hearing.now)
  const loan = hearing.openTerms?.kind === 'loan' ? hearing.openTerms : null
  const wishes = wishesOf(message.amounts, loan)
  const { kind, likelihood } = kindOf(message, wishes, hearing, weights)
  const common = {
    ...wishes,
    subject: message.subject,
    likelihood,
    noun: nounOf(text),
  }
  if (kind === 'small_talk' || kind === 'off_topic')
    return { ...common, intent: 'unknown', talk: kind }
  return { ...common, intent: kind, talk: kind === 'unknown' ? 'unclear' : null }
}

/** The least likelihood of a kind at which a message counts as understood: of business, and of any other. */
const SURE_OF_BUSINESS = 0.3
const SURE = 0.2
/** Kinds that are rarely questions: a question is one of them from this likelihood on. */
const RARELY_ASKED: readonly UtteranceKind[] = ['insult', 'threat', 'apology', 'promise']
const SURE_OF_QUESTION = 0.5
const ASKS =
  /^(?:(?:so|and|hey) )?(?:do|does|did|have|has|is|are|what|who|where|when|how|why)\b|\?\s*$/

function kindOf(
  message: Message,
  wishes: Wishes,
  hearing: Hearing,
  weights: Weights,
): { readonly kind: UtteranceKind; readonly likelihood: number } {
  const legal = legalKinds(hearing)
  const [first, likelihood] = likeliest(
    likelihoods({ kinds: UTTERANCE_KINDS, weights }, message.features, legal),
  )
  const isSure = likelihood >= leastLikelihood(first, message.amounts.plain)
  const kind = ruledKind(isSure ? first : 'unknown', message, legal)
  const corrected = kindByFigures(kind, message, wishes, hearing)
  return { kind: corrected, likelihood: corrected === first ? likelihood : 1 }
}

function leastLikelihood(kind: UtteranceKind, plain: string): number {
  if (RARELY_ASKED.includes(kind) && ASKS.test(plain)) return SURE_OF_QUESTION
  return BUSINESS_KINDS.includes(kind) ? SURE_OF_BUSINESS : SURE
}

import { EXCHANGES, type ExchangeTopic } from '#src/rules/sharks/exchanges/exchanges.ts'
import { exchangeFeaturesOf } from '#src/rules/sharks/exchanges/features.ts'
import { withoutActions } from '#src/rules/sharks/stage.ts'
import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { KINDS_WITH_OWN_REPLIES } from '#src/rules/sharks/hearing/kinds.ts'
import { spokenWords } from '#src/rules/sharks/hearing/message.ts'
import { hearingAt, readCorpus } from './corpus.ts'
import { type Labelled, separate } from './separate.ts'

/** Learns the exchanges from their examples, and from English messages of the tuning set that begin none. */
export function trainExchanges(): Weights {
  const { now } = hearingAt(undefined)
  const known = new Set<string>()
  const labelled = [
    ...EXCHANGES.flatMap(({ topic, examples }) => examples.map((text) => ({ text, kind: topic }))),
    ...otherMessages().map((text) => ({ text, kind: null })),
  ].filter(({ text }) => {
    const isNew = !known.has(text.toLowerCase())
    known.add(text.toLowerCase())
    return isNew
  })
  const messages = labelled.map(
    ({ text, kind }): Labelled<ExchangeTopic> => ({
      features: exchangeFeaturesOf(spokenWords(withoutActions(text), now)),
      kind,
    }),
  )
  return separate(
    EXCHANGES.map(({ topic }) => topic),
    messages,
  )
}

/** What a question about who the shark is has when it is about a machine. */
const ASKS_MACHINE = /\b(?:bot|robot|ai|machine|computer|program|human|real|person)\b/i

/** Returns messages that begin no exchange: business, manners, and questions about machines and about what the shark remembers. */
function otherMessages(): readonly string[] {
  return readCorpus()
    .filter(({ set, lang }) => set === 'tuning' && lang === 'en')
    .filter(
      ({ intent, text }) =>
        KINDS_WITH_OWN_REPLIES.includes(intent) ||
        intent === 'ask_memory' ||
        (intent === 'ask_identity' && ASKS_MACHINE.test(text)),
    )
    .map(({ text }) => text)
}

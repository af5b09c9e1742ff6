import { EXCHANGES } from '#src/rules/sharks/exchanges/exchanges.ts'
import { exchangeFeaturesOf } from '#src/rules/sharks/exchanges/features.ts'
import { withoutActions } from '#src/rules/sharks/stage.ts'
import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { KINDS_WITH_OWN_REPLIES } from '#src/rules/sharks/hearing/kinds.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { hearingAt, readCorpus } from './corpus.ts'
import { type Labelled, separate } from './separate.ts'

/** Learns the exchanges from their examples, and from English messages of the tuning set that begin none. */
export function trainExchanges(): Weights {
  const { now } = hearingAt(undefined)
  const examples = EXCHANGES.flatMap((theme) =>
    Object.values(theme).flatMap((exchanges) => Object.entries(exchanges)),
  )
  const known = new Set<string>()
  const labelled = [
    ...examples.flatMap(([kind, texts]) => texts.map((text) => ({ text, kind }))),
    ...otherMessages().map((text) => ({ text, kind: null })),
  ].filter(({ text }) => {
    const isNew = !known.has(text.toLowerCase())
    known.add(text.toLowerCase())
    return isNew
  })
  const messages = labelled.map(
    ({ text, kind }): Labelled<string> => ({
      features: exchangeFeaturesOf(readMessage(withoutActions(text), now).words),
      kind,
    }),
  )
  return separate(
    examples.map(([kind]) => kind),
    messages,
  )
}

/** Messages that begin no exchange although they ask about the shark: those about machines, and about what it remembers. */
const ASKS_MACHINE = /\b(?:bot|robot|ai|machine|computer|program|human|real|person)\b/i

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

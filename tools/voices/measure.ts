import { hear } from '#src/rules/sharks/hear.ts'
import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { BUSINESS_KINDS, type UtteranceKind } from '#src/rules/sharks/hearing/kinds.ts'
import { hearingAt, type Utterance } from './corpus.ts'

/** A number of messages and how many of them were understood. */
export interface Rate {
  readonly right: number
  readonly all: number
}

/** How well the messages were understood. */
export interface Measured {
  /** Intents by language, in the order of the corpus. */
  readonly intents: ReadonlyMap<string, Rate>
  readonly figures: Rate
  readonly subjects: Rate
  /** Small talk that was taken for business, out of all small talk in all situations. */
  readonly mistaken: Rate
  /** How often each intent was understood as another one. */
  readonly confusions: ReadonlyMap<string, number>
}

const SMALL_TALK: readonly UtteranceKind[] = ['small_talk', 'off_topic', 'joke', 'gossip']

/** Reads every message in its situation and compares the result with the label. */
export function measure(utterances: readonly Utterance[], weights?: Weights): Measured {
  const heardAs = (utterance: Utterance, at = utterance.at) =>
    hear(utterance.text, hearingAt(at), weights)
  const intents = new Map<string, Rate>()
  const confusions = new Map<string, number>()
  for (const utterance of utterances) {
    const heard = kindOf(heardAs(utterance))
    const isRight = heard === utterance.intent
    const known = intents.get(utterance.lang) ?? { right: 0, all: 0 }
    intents.set(utterance.lang, { right: known.right + (isRight ? 1 : 0), all: known.all + 1 })
    const confusion = `${utterance.intent} ${heard}`
    if (!isRight) confusions.set(confusion, (confusions.get(confusion) ?? 0) + 1)
  }
  const talk = utterances.filter(({ intent }) => SMALL_TALK.includes(intent))
  return {
    intents,
    confusions,
    figures: rateOf(utterances.filter(hasFigures), (utterance) =>
      areFiguresRight(utterance, heardAs(utterance)),
    ),
    subjects: rateOf(
      utterances.filter(({ subject }) => subject !== undefined),
      (utterance) => heardAs(utterance).subject === utterance.subject,
    ),
    mistaken: rateOf(
      talk.flatMap((utterance) =>
        ([undefined, 'offer', 'debt'] as const).map((at) => ({ utterance, at })),
      ),
      ({ utterance, at }) =>
        BUSINESS_KINDS.includes(hear(utterance.text, hearingAt(at), weights).intent),
    ),
  }
}

/** The sum of the rates of some languages. */
export function together(intents: Measured['intents'], isCounted: (lang: string) => boolean): Rate {
  const rates = [...intents].filter(([lang]) => isCounted(lang)).map(([, rate]) => rate)
  return {
    right: rates.reduce((sum, { right }) => sum + right, 0),
    all: rates.reduce((sum, { all }) => sum + all, 0),
  }
}

/** The part of a rate, 0..1. */
export function partOf({ right, all }: Rate): number {
  return right / all
}

type Heard = ReturnType<typeof hear>

/** The label that a heard message answers to. */
function kindOf({ intent, talk }: Heard): string {
  return talk === 'small_talk' || talk === 'off_topic' ? talk : intent
}

function hasFigures({ amount, days, rate }: Utterance): boolean {
  return amount !== undefined || days !== undefined || rate !== undefined
}

function areFiguresRight({ amount, days, rate }: Utterance, heard: Heard): boolean {
  return (
    (amount === undefined || heard.cents === amount * 100) &&
    (days === undefined || heard.days === days) &&
    (rate === undefined || Math.abs((heard.rate ?? -1) - rate) < 1e-9)
  )
}

function rateOf<item>(items: readonly item[], isRight: (item: item) => boolean): Rate {
  return { right: items.filter(isRight).length, all: items.length }
}

import { capitalize } from '#src/lib/capitalize.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type FrontAction, type Fronts, type OwnedFront } from '#src/protocol/calls/fronts.ts'
import { FRONT_TEXTS } from '#src/protocol/front-texts.ts'
import { dollars, dollarsAndCents } from '../kit/money.ts'
import { drawEntries, type Entry } from './entry-list.ts'
import { timeUntil } from '../kit/instant.ts'
import { type MarketLayout } from './market-layout.ts'

export interface FrontsPage {
  readonly layout: MarketLayout
  /** The present instant. */
  readonly now: string
  readonly fronts: Fronts
  readonly cash: number
  readonly tend: (action: FrontAction) => void
  readonly sell: (front: OwnedFront) => void
  readonly buy: (next: NonNullable<Fronts['next']>) => void
}

/** Draws the fronts with today's questions, the next one for sale, and what goes up tonight. */
export function drawFrontsPage(world: GameWorld, page: FrontsPage): ScrolledArea {
  const { layout, fronts } = page
  return drawEntries(world, {
    ...{ name: FRONT_TEXTS.list, ...layout.page, ...layout.entries },
    entries: [
      ...fronts.fronts.map((front) => ownedEntry(front, page)),
      nextEntry(page),
      nightEntry(fronts, page.now),
    ],
  })
}

function ownedEntry(front: OwnedFront, { sell, tend }: FrontsPage): Entry {
  const { answered, earned, name, payout, question, resale } = front
  const price = dollars(resale)
  return {
    title: capitalize(name),
    lines: [
      FRONT_TEXTS.earned(dollarsAndCents(earned)),
      ...(answered
        ? [FRONT_TEXTS.settled(answered.text)]
        : [FRONT_TEXTS.payout(...payoutTexts(payout)), question.text]),
    ],
    button: {
      label: FRONT_TEXTS.sell(price),
      name: FRONT_TEXTS.sellNamed(name, price),
      press: () => sell(front),
    },
    below: answered
      ? []
      : question.answers.map(({ answer, text }) => ({
          label: text,
          press: () => tend({ action: 'tend', front: front.front, answer }),
        })),
  }
}

function nextEntry({ buy, cash, fronts: { next, percent } }: FrontsPage): Entry {
  if (!next) return { title: FRONT_TEXTS.all, lines: [], button: null }
  const { name, payout, price, resale } = next
  const missing = price - cash
  const warning = next.is_large ? [FRONT_TEXTS.large(percent.large)] : []
  return {
    title: FRONT_TEXTS.next(name),
    lines: [
      FRONT_TEXTS.price(dollars(price), dollars(resale)),
      FRONT_TEXTS.pays(...payoutTexts(payout)),
      ...(missing > 0 ? [FRONT_TEXTS.noCash(dollarsAndCents(missing))] : warning),
    ],
    button: {
      label: FRONT_TEXTS.buy(dollars(price)),
      press: missing > 0 ? null : () => buy(next),
    },
  }
}

function nightEntry({ kicked_up: { tonight, total }, pays_at: night }: Fronts, now: string): Entry {
  const share =
    tonight > 0 ? FRONT_TEXTS.tonight(dollarsAndCents(tonight)) : FRONT_TEXTS.nothingTonight
  const sofar = total > 0 ? [FRONT_TEXTS.kickedUp(dollarsAndCents(total))] : []
  return {
    title: FRONT_TEXTS.night,
    lines: [share, FRONT_TEXTS.nightIn(timeUntil(night, now)), ...sofar],
    button: null,
  }
}

/** Returns what a tended day brings, and what an idle one costs. */
function payoutTexts({ tended, idle }: OwnedFront['payout']): [string, string] {
  return [dollars(tended), dollars(-idle)]
}

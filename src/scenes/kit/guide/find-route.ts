import { type Prices } from '#src/api/get-prices.ts'
import { BOROUGH_NAMES, type BoroughName, GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'
import { type GoodSymbol } from '#src/stores/market-store.ts'
import { estimateFill, type TradeTerms } from '../estimate-fill.ts'

/** What a player sees of the street. Money in dollars. */
export interface Street {
  readonly prices: Prices
  readonly here: BoroughName
  /** Tolls from here. */
  readonly tolls: Readonly<Partial<Record<BoroughName, number>>>
  readonly cash: number
  readonly stash: Stash
  readonly movesLeft: number
  /** 0 to 1. Goods open with it. */
  readonly reputation: number
}

/** The next step of a deal. `gain` is what the deal brings after fees, impact and toll, as the prices are now. */
export type GuideStep =
  | (Goods & { readonly kind: 'buy' | 'travel'; readonly to: BoroughName })
  | (Goods & { readonly kind: 'sell' })

interface Goods {
  readonly symbol: GoodSymbol
  readonly quantity: number
  readonly gain: number
}

/** A deal that brings less is not named. */
const LEAST_GAIN = 5
/** A sale elsewhere must bring this much more than one here, because the way costs a move. */
const LEAST_FOR_A_MOVE = 25

/**
 * Returns the best next step from where the player stands: what to buy, where to take what is held, or to sell it
 * here. Null when nothing pays for the way.
 */
export function nextStep(street: Street): GuideStep | null {
  const held = dearestOf(street.stash)
  return held ? placeHeld(street, held) : bestPurchase(street)
}

type Held = Stash['goods'][number]

/** Returns the good that has cost the most; undefined in an empty stash. */
export function dearestOf({ goods }: Stash): Held | undefined {
  return goods
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => costOf(other) - costOf(one))[0]
}

/** Returns what all units of a good have cost, in dollars. */
export function costOf({ quantity, average_cost }: Held): number {
  return quantity * average_cost
}

/** What all units of a good bring after fee and impact, as the prices are now. */
export interface Sales {
  readonly here: number
  /** The best borough to take them to, after its toll; null when none is in reach. */
  readonly best: { readonly to: BoroughName; readonly brought: number } | null
}

/** Returns what held units bring here and where they bring the most. Null when the prices are not known. */
export function salesOf(street: Street, { symbol, quantity }: Held): Sales | null {
  const broughtIn = (name: BoroughName): number | null => {
    const terms = termsIn(street, name, symbol)
    return terms && estimateFill(terms, 'sell', quantity).total
  }
  const here = broughtIn(street.here)
  if (here === null) return null
  const away = destinations(street).flatMap(({ to, toll }) => {
    const brought = broughtIn(to)
    const isInReach = street.movesLeft > 0 && toll <= street.cash
    return brought === null || !isInReach ? [] : [{ to, brought: brought - toll }]
  })
  return { here, best: away.toSorted((one, other) => other.brought - one.brought)[0] ?? null }
}

function placeHeld(street: Street, held: Held): GuideStep | null {
  const { symbol, quantity } = held
  const cost = costOf(held)
  const sales = salesOf(street, held)
  if (!sales) return null
  const { here, best } = sales
  if (best && best.brought > here + LEAST_FOR_A_MOVE) {
    return { kind: 'travel', symbol, quantity, to: best.to, gain: best.brought - cost }
  }
  return { kind: 'sell', symbol, quantity, gain: here - cost }
}

function bestPurchase(street: Street): GuideStep | null {
  if (street.movesLeft < 1) return null
  const routes = destinations(street).flatMap((way) =>
    GOOD_SYMBOLS.flatMap((symbol) => bestQuantity(street, way, symbol)),
  )
  const best = routes.toSorted((one, other) => other.gain - one.gain)[0]
  return best && best.gain >= LEAST_GAIN ? best : null
}

interface Way {
  readonly to: BoroughName
  readonly toll: number
}

/** Each further unit costs more and brings less, so the best quantity is the last one that adds to the gain. */
function bestQuantity(
  street: Street,
  { to, toll }: Way,
  symbol: GoodSymbol,
): readonly (GuideStep & { readonly kind: 'buy' | 'travel' })[] {
  const { cash, here, stash } = street
  const [source, market] = [termsIn(street, here, symbol), termsIn(street, to, symbol)]
  if (!source || !market || source.opensFrom > street.reputation) return []
  const costOfUnits = (units: number): number => -estimateFill(source, 'buy', units).total
  const gainOf = (units: number): number =>
    estimateFill(market, 'sell', units).total - costOfUnits(units) - toll
  let [quantity, beyond] = [0, stash.capacity - stash.used + 1]
  while (beyond - quantity > 1) {
    const middle = Math.floor((quantity + beyond) / 2)
    const isBetter = gainOf(middle) > gainOf(middle - 1)
    if (isBetter && costOfUnits(middle) + toll <= cash) quantity = middle
    else beyond = middle
  }
  return quantity === 0 ? [] : [{ kind: 'buy', symbol, quantity, to, gain: gainOf(quantity) }]
}

function destinations({ here, tolls }: Street): readonly Way[] {
  return BOROUGH_NAMES.flatMap((to) => {
    const toll = tolls[to]
    return to === here || toll === undefined ? [] : [{ to, toll }]
  })
}

function termsIn(
  { prices: { boroughs, fee, spread } }: Pick<Street, 'prices'>,
  name: BoroughName,
  symbol: GoodSymbol,
): (TradeTerms & { readonly opensFrom: number }) | null {
  const quote = boroughs[name]?.[symbol]
  return quote ? { quote, fee, spread, opensFrom: quote.from_reputation } : null
}

import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre, padEnd, wrapText } from '#src/lib/text-layout.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type BoroughName } from '#src/protocol/street.ts'
import { encounterRisk } from '#src/rules/heat.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { DOUBLE, frameText, SINGLE } from '../kit/frame.ts'
import { nextNight, timeUntil } from '../kit/instant.ts'
import { dollars } from '../kit/money.ts'
import { boroughName } from '../kit/borough-name.ts'
import { dearestOf } from '../kit/guide/find-route.ts'
import { type MarketLayout } from './market-layout.ts'
import { priceText } from './price-text.ts'

/** The boroughs on the map, row by row; null is water. */
const MAP: Readonly<Record<2 | 3, readonly (BoroughName | null)[]>> = {
  3: [null, 'bronx', null, 'jersey', 'manhattan', 'queens', 'staten_island', null, 'brooklyn'],
  2: ['bronx', 'queens', 'jersey', 'manhattan', 'staten_island', 'brooklyn'],
}
/** Rows of a box; those side by side are narrower, and show the heat in a row of its own. */
const boxRowsOf = ({ columns }: MarketLayout['travel']): number => (columns === 1 ? 4 : 5)
const HEAT_PIPS = 7
const [LIT_PIP, UNLIT_PIP] = ['●', '○']

export interface TravelPage {
  readonly layout: MarketLayout
  readonly state: MarketState
  readonly game: GameState
  /** The present instant. */
  readonly now: string
  /** Where the guided deal continues; null when it is not with a trip. */
  readonly marked: BoroughName | null
  readonly travelTo: (borough: BoroughName) => void
}

/** Draws the map of the boroughs, with the player's heat, the toll and the risk of each. */
export function drawTravelPage(world: GameWorld, page: TravelPage): void {
  const { layout, game, now } = page
  const { columns: across, boxColumns } = layout.travel
  const places = MAP[across === 3 ? 3 : 2]
  const boxRows = boxRowsOf(layout.travel)
  const mapRows = Math.ceil(places.length / across) * boxRows
  const parent = spawnGroup(world, {
    name: MARKET_TEXTS.map,
    ...layout.page,
    columns: across * (boxColumns + 1),
    rows: mapRows,
  })
  spawnText(world, {
    column: layout.page.column,
    row: layout.page.row + mapRows,
    text: wrapText(
      game.movesLeft > 0
        ? MARKET_TEXTS.tripCost
        : MARKET_TEXTS.tripNoMoves(timeUntil(nextNight(now), now)),
      world.screen.columns - 2 * layout.page.column,
    ).join('\n'),
    foreground: INK.faint,
  })
  for (const [index, name] of places.entries()) {
    if (name === null) continue
    const column = layout.page.column + (index % across) * (boxColumns + 1)
    const row = layout.page.row + Math.floor(index / across) * boxRows
    const place = { column, row, columns: boxColumns, parent }
    if (name === game.currentBorough) drawHere(world, name, page, place)
    else drawDestination(world, name, page, place)
  }
}

interface BoxPlace {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly parent: number
}

function drawHere(
  world: GameWorld,
  name: BoroughName,
  { game, layout, state }: TravelPage,
  { columns, ...place }: BoxPlace,
): void {
  const heat = game.heat[name] ?? 0
  const lines = [boroughName(name), ...inRows(layout, heat, MARKET_TEXTS.here)]
  const bid = bidText(state, name)
  const text = withFoot(frameText(columns, inMiddle(lines, columns - 2), DOUBLE), bid)
  const { parent, ...at } = place
  spawnText(world, {
    ...at,
    text,
    foreground: INK.bright,
    spoken: { role: 'paragraph', name: [...lines, bid].join(' '), parent },
  })
}

function drawDestination(
  world: GameWorld,
  name: BoroughName,
  { game, layout, marked, state, travelTo }: TravelPage,
  { columns, ...place }: BoxPlace,
): void {
  const toll = state.borough?.tolls[name]
  const heat = game.heat[name] ?? 0
  const borough = boroughName(name)
  const isMarked = name === marked
  const cost =
    toll === undefined ? '' : MARKET_TEXTS.tollAndRisk(dollars(toll), `${riskPercent(heat, name)}%`)
  const figures = inRows(layout, heat, cost)
  const bid = bidText(state, name)
  const box = frameText(
    columns,
    inMiddle([isMarked ? `▸ ${borough} ◂` : borough, ...figures], columns - 2),
    isMarked ? DOUBLE : SINGLE,
  )
  const button = spawnButton(world, {
    ...place,
    label: withFoot(box, bid),
    foreground: isMarked ? INK.bright : INK.normal,
    name: borough,
    press: () => travelTo(name),
  })
  setDisabled(world, button, game.movesLeft < 1)
  // Heat, toll, risk and bid are not part of the button's name, so they are a paragraph of their own, which names the
  // borough.
  spawnText(world, {
    text: '',
    ...{
      column: place.column + 1,
      row: place.row + 2,
      columns: columns - 2,
      rows: boxRowsOf(layout.travel) - 2,
    },
    spoken: {
      role: 'paragraph',
      name: MARKET_TEXTS.boroughFigures(borough, [...figures, bid].join(' ')),
      parent: place.parent,
    },
  })
}

function inMiddle(lines: readonly string[], columns: number): readonly string[] {
  return lines.map((line) => padEnd(centre(line, columns), columns))
}

/** Returns the heat and another figure in a row each, or in one where boxes have few rows. */
function inRows({ travel }: MarketLayout, heat: number, other: string): readonly string[] {
  if (travel.columns > 1) return [heatText(heat), other]
  return [`${other} ${MARKET_TEXTS.shortHeat(heat.toFixed(1))}`.trim()]
}

function heatText(heat: number): string {
  return MARKET_TEXTS.heat(pips(heat), heat.toFixed(1))
}

/** Returns the risk that the police stop the player on arrival, in whole percent. */
export function riskPercent(heat: number, borough: BoroughName): number {
  return Math.round(encounterRisk(heat, borough) * 100)
}

/** Returns what the borough pays for the dearest good that is held, or else for the chosen one: 'TAPES $99.71'. */
function bidText({ good, prices, stash }: MarketState, borough: BoroughName): string {
  const symbol = (stash && dearestOf(stash)?.symbol) ?? good
  const bid = prices?.boroughs[borough]?.[symbol].bid
  return bid === undefined ? '' : `${symbol} ${priceText(bid)}`
}

/** Writes a text into the middle of the lower edge of a box. */
function withFoot(box: string, foot: string): string {
  const edge = box.slice(box.lastIndexOf('\n') + 1)
  // Without blanks where it would reach the corners.
  const text = foot === '' || foot.length + 4 > edge.length ? foot : ` ${foot} `
  const from = Math.floor((edge.length - text.length) / 2)
  return box.slice(0, -edge.length) + edge.slice(0, from) + text + edge.slice(from + text.length)
}

/** Returns heat as 7 pips, of which `heat` are lit. */
export function pips(heat: number): string {
  const lit = Math.min(HEAT_PIPS, Math.max(0, Math.round(heat)))
  return LIT_PIP.repeat(lit) + UNLIT_PIP.repeat(HEAT_PIPS - lit)
}

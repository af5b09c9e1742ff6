import { type Favours, type OfferedFavour } from '#src/api/get-favours.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHARACTER_NAMES, CHARACTERS, type Character } from '#src/protocol/characters.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { againText } from '../kit/again-text.ts'
import { costText } from './cost-text.ts'
import { drawEntries, type Entry } from './entry-list.ts'
import { type MarketLayout } from './market-layout.ts'

/** Rows from the choice of the shark to the list. */
const LIST_OFFSET = 2
const CHOICE_COLUMNS = 12

export interface FavoursPage {
  readonly layout: MarketLayout
  readonly favours: Favours
  readonly movesLeft: number
  /** The present instant. */
  readonly now: string
  readonly shark: Character
  readonly chooseShark: (shark: Character) => void
  readonly ask: (favour: OfferedFavour) => void
  /** Buys a favour before the end of its cooldown. */
  readonly buy: (favour: OfferedFavour) => void
}

/** Draws the favours of one shark, and why each is not available. */
export function drawFavoursPage(world: GameWorld, page: FavoursPage): ScrolledArea {
  const { layout, favours, shark, chooseShark } = page
  const { column, row } = layout.page
  const label = MARKET_TEXTS.fields.shark
  spawnText(world, { text: label, column, row, foreground: INK.faint, spoken: null })
  spawnChoice(world, {
    name: label,
    column: column + label.length + 2,
    row,
    columns: CHOICE_COLUMNS,
    options: CHARACTERS.map((value) => ({ value, label: CHARACTER_NAMES[value] })),
    value: shark,
    choose: (name) => chooseShark(name as Character),
  })
  return drawEntries(world, {
    name: MARKET_TEXTS.favours,
    column,
    row: row + LIST_OFFSET,
    columns: layout.entries.columns,
    rows: layout.entries.rows - LIST_OFFSET,
    entries: favours.favors
      .filter(({ character }) => character === shark)
      .map((favour) => favourEntry(favour, page)),
  })
}

function favourEntry(
  favour: OfferedFavour,
  { favours, movesLeft, now, ask, buy }: FavoursPage,
): Entry {
  const { about, cooldown_ends_at: again, favor_type, is_sold, refusal } = favour
  const { cost, sooner } = favours
  const title = MARKET_TEXTS.favourNames[favor_type]
  const canMove = movesLeft >= cost
  const isOpen = again === null && refusal === null
  const lines = [about, statusText(favour, { cost, movesLeft, now })]
  if (is_sold && sooner) {
    const label = MARKET_TEXTS.sooner(`${sooner.price.toFixed(2)} ${sooner.currency}`)
    return {
      title,
      lines,
      button: { label, name: `${label} ${title}`, press: canMove ? () => buy(favour) : null },
    }
  }
  const label = MARKET_TEXTS.askFavour
  return {
    title,
    lines,
    button: {
      label,
      name: `${label} ${title}`,
      press: isOpen && canMove ? () => ask(favour) : null,
    },
  }
}

function statusText(
  { cooldown_ends_at: again, refusal }: OfferedFavour,
  { cost, movesLeft, now }: { readonly cost: number } & Pick<FavoursPage, 'movesLeft' | 'now'>,
): string {
  if (again !== null) return againText(again, now)
  if (refusal !== null) return refusal
  return movesLeft < cost ? costText(cost, movesLeft) : MARKET_TEXTS.open(cost)
}

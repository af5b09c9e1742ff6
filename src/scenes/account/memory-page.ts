import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type RecalledWords } from '#src/protocol/calls/memory.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { BOX_BUTTON_ROWS, spawnBoxButton } from '../kit/box-button.ts'
import { minuteOf } from '../kit/instant.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'
import { type AccountLayout } from './account-layout.ts'

const { memory: TEXTS } = ACCOUNT_TEXTS
const FORGET = ` ${TEXTS.forget} `

export interface MemoryPage {
  readonly layout: AccountLayout
  readonly memory: readonly RecalledWords[]
  readonly forget: (words: RecalledWords) => void
  readonly forgetAll: () => void
}

/** Draws what the sharks recall of the player's words, with buttons to make them forget one or all. */
export function drawMemoryPage(world: GameWorld, page: MemoryPage): ScrolledArea | null {
  const { layout, memory } = page
  const { columns, noticeRow } = layout
  const { column, row } = layout.page
  const hint = wrapText(memory.length === 0 ? TEXTS.nothing : TEXTS.hint, columns)
  spawnText(world, { text: hint.join('\n'), column, row, foreground: INK.faint })
  if (memory.length === 0) return null
  const top = row + hint.length + 1
  spawnBoxButton(world, { label: TEXTS.forgetAll, column, row: top, press: page.forgetAll })
  const first = top + BOX_BUTTON_ROWS + 1
  return spawnList(world, {
    name: TEXTS.list,
    window: { column, row: first, columns, rows: noticeRow - first - 1 },
    barColumn: world.screen.columns - 2,
    items: memory.map((words) => {
      const lines = linesOf(words, columns)
      return {
        rows: lines.length + 1,
        draw: (place) => drawWords(world, { words, lines }, { ...place, forget: page.forget }),
      }
    }),
  })
}

/** Returns what is recalled, in lines next to the button, and below it who recalls it since when. */
function linesOf(words: RecalledWords, columns: number): readonly string[] {
  const { character, hearsay_from: teller, kind, said_at: saidAt, words: phrase } = words
  const sentence = TEXTS.said[kind](phrase)
  const source = teller === null ? '' : `, ${TEXTS.from(CHARACTER_NAMES[teller])}`
  const origin = `${CHARACTER_NAMES[character]}, ${minuteOf(saidAt)}${source}`
  const width = columns - FORGET.length - 2
  return [...wrapText(sentence, width), ...wrapText(origin, width)]
}

function drawWords(
  world: GameWorld,
  { words, lines }: { words: RecalledWords; lines: readonly string[] },
  place: ItemPlace & Pick<MemoryPage, 'forget'>,
): void {
  const { layer, row, columns, parent } = place
  const spoken = { role: 'paragraph', parent } as const
  spawnText(world, {
    text: lines.join('\n'),
    layer,
    column: 0,
    row,
    foreground: INK.normal,
    spoken,
  })
  spawnButton(world, {
    label: FORGET,
    name: TEXTS.forgetOne(TEXTS.said[words.kind](words.words)),
    layer,
    parent,
    column: columns - FORGET.length,
    row,
    press: () => place.forget(words),
  })
}

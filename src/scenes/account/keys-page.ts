import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type ApiKey } from '#src/protocol/calls/account.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'
import { type AccountLayout } from './account-layout.ts'
import { minuteOf } from '../kit/instant.ts'

const BUTTON_GAP = 2

export interface KeysPage {
  readonly layout: AccountLayout
  readonly keys: readonly ApiKey[]
  readonly make: () => void
  readonly revoke: (key: ApiKey) => void
  readonly signOutAll: () => void
  /** Opens the dialog about the player's data. */
  readonly openData: () => void
}

/** Draws the API keys with their last use, and buttons to change them, to sign out everywhere, and for the data. */
export function drawKeysPage(world: GameWorld, page: KeysPage): ScrolledArea {
  const { keys, layout } = page
  const { columns, keyRows, noticeRow } = layout
  const { column, row } = layout.page
  const hint = wrapText(ACCOUNT_TEXTS.keysHint, columns)
  spawnText(world, { text: hint.join('\n'), column, row, foreground: INK.faint })
  const first = drawButtons(world, page, row + hint.length + 1) + 1
  return spawnList(world, {
    name: ACCOUNT_TEXTS.keys,
    window: { column, row: first, columns, rows: noticeRow - first - 1 },
    barColumn: world.screen.columns - 2,
    items: keys.map((key) => ({
      rows: keyRows,
      draw: (place) => drawKey(world, key, { ...place, revoke: page.revoke }),
    })),
  })
}

/** Draws the buttons side by side, in as many rows as they need. Returns the row below them. */
function drawButtons(world: GameWorld, page: KeysPage, top: number): number {
  const { columns, page: place } = page.layout
  let column = place.column
  let row = top
  for (const [label, press] of [
    [ACCOUNT_TEXTS.make, page.make],
    [ACCOUNT_TEXTS.signOutAll, page.signOutAll],
    [ACCOUNT_TEXTS.data, page.openData],
  ] as const) {
    if (column + boxColumns(label) > place.column + columns) {
      column = place.column
      row += BOX_BUTTON_ROWS
    }
    spawnBoxButton(world, { label, column, row, press })
    column += boxColumns(label) + BUTTON_GAP
  }
  return row + BOX_BUTTON_ROWS
}

function drawKey(world: GameWorld, key: ApiKey, place: ItemPlace & Pick<KeysPage, 'revoke'>): void {
  const { layer, row, columns, parent } = place
  const lines = [
    ACCOUNT_TEXTS.made(minuteOf(key.created_at)),
    ACCOUNT_TEXTS.used(minuteOf(key.last_used_at)),
  ]
  // Below the lines, where they are as wide as the list.
  const end = world.screen.profile === 'narrow' ? row + lines.length : row
  for (const [index, text] of lines.entries()) {
    const foreground = index === 0 ? INK.normal : INK.faint
    const spoken = { role: 'paragraph', parent } as const
    spawnText(world, { text, layer, column: 0, row: row + index, foreground, spoken })
  }
  if (key.current) {
    const text = ACCOUNT_TEXTS.thisPage
    const column = columns - text.length - 1
    const spoken = { role: 'paragraph', parent } as const
    spawnText(world, { text, layer, column, row: end, foreground: INK.bright, spoken })
    return
  }
  const label = ` ${ACCOUNT_TEXTS.revoke} `
  spawnButton(world, {
    label,
    name: ACCOUNT_TEXTS.revokeOne(minuteOf(key.created_at)),
    layer,
    parent,
    column: columns - label.length,
    row: end,
    press: () => place.revoke(key),
  })
}

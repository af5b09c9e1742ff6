import { shippedPreset, pictureOf, PRESETS } from '#src/crt/presets.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnPicture } from '#src/ecs/spawn/spawn-picture.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd, truncate, wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { middleColumn } from '../kit/centred.ts'
import { type AccountLayout } from './account-layout.ts'

const GAP = 1
/** Rows above and below a picture, because its edges stay straight where the glass bends its name. */
const MARGIN = 0.2
/** Marks the look that the tube has. */
const CURRENT = '●'

interface LooksPage {
  readonly layout: AccountLayout
  /** The id of the chosen preset; null for the game's own look. */
  readonly current: string | null
  readonly choose: (id: string | null) => void
}

/** Returns the name of a chosen look. */
export function lookName(id: string | null): string {
  return (id === null ? undefined : shippedPreset(id)?.name) ?? ACCOUNT_TEXTS.look.own
}

/** Draws the looks of the tube as small pictures with their names, and the way back to the game's own look. */
export function drawLooksPage(world: GameWorld, { choose, current, layout }: LooksPage): void {
  const { across, columns, nameRows, rows } = layout.looks
  const step = rows + nameRows
  const left = middleColumn(world, across * (columns + GAP) - GAP)
  const parent = spawnGroup(world, {
    name: ACCOUNT_TEXTS.look.group,
    column: left,
    row: layout.page.row,
    columns: across * (columns + GAP) - GAP,
    rows: Math.ceil((PRESETS.length + 1) / across) * step,
  })
  const placeOf = (index: number) => ({
    column: left + (index % across) * (columns + GAP),
    row: layout.page.row + Math.floor(index / across) * step,
  })
  for (const [index, { id, name }] of PRESETS.entries()) {
    const isCurrent = id === current
    spawnButton(world, {
      ...placeOf(index),
      label: [...blankRows(rows, columns), ...nameLines(name, isCurrent, layout.looks)].join('\n'),
      name,
      parent,
      pressed: isCurrent,
      foreground: isCurrent ? INK.bright : INK.normal,
      press: () => choose(id),
    })
    const { column, row } = placeOf(index)
    spawnPicture(world, {
      source: pictureOf(id),
      ...{ column, columns },
      row: row + MARGIN,
      rows: rows - 2 * MARGIN,
    })
  }
  const { standard } = ACCOUNT_TEXTS.look
  spawnBoxButton(world, {
    ...placeOf(PRESETS.length),
    columns,
    label: markedName(standard, current === null),
    name: standard,
    parent,
    pressed: current === null,
    foreground: current === null ? INK.bright : INK.normal,
    press: () => choose(null),
  })
}

function blankRows(rows: number, columns: number): string[] {
  return Array.from({ length: rows }, () => ' '.repeat(columns))
}

/** Returns the name in its rows, each as wide as the picture. */
function nameLines(
  name: string,
  isCurrent: boolean,
  { columns, nameRows }: Pick<AccountLayout['looks'], 'columns' | 'nameRows'>,
): string[] {
  const text = markedName(name, isCurrent)
  const lines = nameRows === 1 ? [truncate(text, { limit: columns })] : wrapText(text, columns)
  return Array.from({ length: nameRows }, (_, row) => padEnd(lines[row] ?? '', columns))
}

function markedName(name: string, isCurrent: boolean): string {
  return isCurrent ? `${CURRENT} ${name}` : name
}

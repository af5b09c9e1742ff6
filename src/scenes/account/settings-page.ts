import { CALIBRATION_TABLE } from '#src/crt/knobs/table.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { padEnd, wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { MOTIONS, type PlayerSettings, TEXT_SIZES } from '#src/protocol/player-settings.ts'
import { type SettingsState } from '#src/stores/settings-store.ts'
import { middleColumn } from '../kit/centred.ts'
import { type AccountLayout } from './account-layout.ts'
import { lookName } from './looks-page.ts'

/** Columns from a setting to the next in its row. */
const SETTING_COLUMNS = 39
const STEP = 5
/** All inks, the darkest first. */
const INKS = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 7, 15]
const BAR_COLUMNS = 2
/** '150%' in the middle, and a sign with two blanks on either side. */
const PERCENT_COLUMNS = 5
const BUTTON_COLUMNS = 5

type Calibration = SettingsState['calibration']

export interface SettingsPage {
  readonly layout: AccountLayout
  readonly calibration: Calibration
  readonly preferences: PlayerSettings
  /** Whether sound is on now, chosen by the player or by default. */
  readonly sounds: boolean
  readonly calibrate: (calibration: Calibration) => void
  readonly prefer: (changes: Partial<PlayerSettings>) => void
  /** Shows the looks of the tube. */
  readonly openLooks: () => void
}

/** Draws the settings of this browser: calibration, look, effects, text size, motion and sound. */
export function drawSettingsPage(world: GameWorld, page: SettingsPage): void {
  const { calibration, layout, preferences, prefer } = page
  const { column } = layout.page
  let { row } = layout.page
  drawBars(world, Math.min(column, middleColumn(world, BAR_COLUMNS * INKS.length)), row)
  row += 2
  for (const line of wrapText(ACCOUNT_TEXTS.calibrationHint, layout.columns)) {
    spawnText(world, { text: line, column, row, foreground: INK.faint })
    row += 1
  }
  row += 1
  const top = row
  let placed = 0
  /** Returns the place of the next setting. */
  const nextPlace = (): { column: number; row: number } => {
    const [line, across] = [
      Math.floor(placed / layout.settingColumns),
      placed % layout.settingColumns,
    ]
    placed += 1
    return { column: column + across * SETTING_COLUMNS, row: top + line * layout.settingRows }
  }
  for (const id of ['brightness', 'contrast'] as const) {
    const change = (value: number): void => page.calibrate({ ...calibration, [id]: value })
    const label = ACCOUNT_TEXTS[id]
    const value = calibration[id]
    drawStepper(world, { ...nextPlace(), layout, label, id, value, change })
  }
  const { effects, motion, sound, textSize } = ACCOUNT_TEXTS
  const onOff = ({ on, off }: { on: string; off: string }) => [
    { value: 'on', label: on },
    { value: 'off', label: off },
  ]
  const choices = [
    {
      label: effects.label,
      options: onOff(effects),
      value: preferences.effects ? 'on' : 'off',
      choose: (value: string) => prefer({ effects: value === 'on' }),
    },
    {
      label: textSize.label,
      options: TEXT_SIZES.map((size) => ({
        value: String(size),
        label: ACCOUNT_TEXTS.percent(size),
      })),
      value: String(preferences.textSize),
      choose: (value: string) =>
        prefer({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? 100 }),
    },
    {
      label: motion.label,
      options: MOTIONS.map((value) => ({ value, label: motion.values[value] })),
      value: preferences.motion,
      choose: (value: string) =>
        prefer({ motion: MOTIONS.find((known) => known === value) ?? 'system' }),
    },
    {
      label: sound.label,
      options: onOff(sound),
      value: page.sounds ? 'on' : 'off',
      choose: (value: string) => prefer({ sound: value === 'on' }),
    },
  ]
  drawLook(world, page, nextPlace())
  for (const { label, ...choice } of choices) {
    const at = nextPlace()
    drawLabel(world, label, at.column, at.row)
    const { label: labelColumns, value: columns } = layout.setting
    const field = { column: at.column + labelColumns, row: at.row, columns }
    spawnChoice(world, { ...choice, ...field, name: label })
  }
  row = nextRow(top, placed, layout)
  const remembered = wrapText(ACCOUNT_TEXTS.remembered, layout.columns).join('\n')
  spawnText(world, { text: remembered, column, row, foreground: INK.faint })
}

/** Draws the name of the tube's look, as the button that shows all looks. */
function drawLook(
  world: GameWorld,
  { layout, openLooks, preferences }: SettingsPage,
  { column, row }: { readonly column: number; readonly row: number },
): void {
  const { label, open, openNamed } = ACCOUNT_TEXTS.look
  const name = lookName(preferences.look)
  drawLabel(world, label, column, row)
  spawnButton(world, {
    label: padEnd(open(name), layout.setting.value),
    name: openNamed(name),
    column: column + layout.setting.label,
    row,
    press: openLooks,
  })
}

/** Returns the row below `count` settings. */
function nextRow(top: number, count: number, layout: AccountLayout): number {
  return top + Math.ceil(count / layout.settingColumns) * layout.settingRows
}

/** Draws all brightness levels of the tube side by side. */
function drawBars(world: GameWorld, column: number, row: number): void {
  const spoken = { role: 'img', name: ACCOUNT_TEXTS.bars } as const
  spawnText(world, { text: '', column, row, columns: INKS.length * BAR_COLUMNS, rows: 1, spoken })
  for (const [index, foreground] of INKS.entries()) {
    spawnText(world, {
      text: '██',
      column: column + index * BAR_COLUMNS,
      row,
      foreground,
      spoken: null,
    })
  }
}

function drawLabel(world: GameWorld, text: string, column: number, row: number): void {
  spawnText(world, { text, column, row, foreground: INK.faint, spoken: null })
}

/** Draws a value between buttons that decrease and increase it. */
function drawStepper(
  world: GameWorld,
  stepper: {
    readonly column: number
    readonly row: number
    readonly layout: AccountLayout
    readonly label: string
    readonly id: keyof Calibration
    readonly value: number
    readonly change: (value: number) => void
  },
): void {
  const { id, label, layout, row, change, value } = stepper
  const { label: labelColumns, value: columns } = layout.setting
  const { max, min } = CALIBRATION_TABLE[id]
  drawLabel(world, label, stepper.column, row)
  const column = stepper.column + labelColumns
  // The group is larger than its buttons by the room that a finger needs. Presses outside of it do not count.
  const padding = layout.settingRows - 2
  const box = { column, row: row - padding, columns, rows: 1 + 2 * padding }
  const parent = spawnGroup(world, { ...box, role: 'group', name: label })
  const button = (sign: string, name: string, at: number, next: number): void => {
    const press = (): void => change(Math.min(max, Math.max(min, next)))
    spawnButton(world, { label: `  ${sign}  `, name, column: at, row, parent, press })
  }
  button('-', ACCOUNT_TEXTS.less(label), column, value - STEP)
  spawnText(world, {
    text: ACCOUNT_TEXTS.percent(value),
    column: column + Math.floor((columns - PERCENT_COLUMNS) / 2),
    row,
    foreground: INK.bright,
    spoken: { role: 'status', parent },
  })
  button('+', ACCOUNT_TEXTS.more(label), column + columns - BUTTON_COLUMNS, value + STEP)
}

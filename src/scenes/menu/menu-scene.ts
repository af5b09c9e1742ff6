import { INK } from '#src/ecs/components/text-run.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnLayer } from '#src/ecs/spawn/spawn-layer.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type OpenableView } from '#src/flow/flow-event.ts'
import { ART_TEXTS, KEY_TEXTS } from '#src/protocol/messages.ts'
import { MENU_TEXTS } from '#src/protocol/street-messages.ts'
import { MENU_ROW_PX } from '#src/protocol/timing.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { DOUBLE, spawnFrame } from '../kit/frame.ts'
import { spawnImprint } from '../kit/imprint.ts'
import { type KeyHint } from '../kit/keys-dialog.ts'
import { spawnCloseButton } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type KeyPress } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnSkyline } from '../kit/skyline.ts'

const ENTRIES: readonly { readonly label: string; readonly view: OpenableView }[] = [
  { label: MENU_TEXTS.play, view: 'game_console' },
  { label: MENU_TEXTS.sdkTest, view: 'sdk_test' },
  { label: MENU_TEXTS.leaderboard, view: 'leaderboard' },
  { label: MENU_TEXTS.pulse, view: 'menu_test' },
  { label: MENU_TEXTS.about, view: 'about' },
]
const ENTRY_COLUMNS = 30
/** A touch target needs 44 CSS px; a buffer px is little more than one CSS px on a phone. */
const PHONE_ROW_PX = 48
const LAYOUTS = {
  desktop: { title: 2, first: 7, rowPx: MENU_ROW_PX, skyline: 18 },
  landscape: { title: 1, first: 6, rowPx: PHONE_ROW_PX, skyline: 20 },
  mobile: { title: 6, first: 11, rowPx: PHONE_ROW_PX, skyline: 29 },
  narrow: { title: 3, first: 9, rowPx: PHONE_ROW_PX, skyline: 24 },
} as const

/** The main menu. */
export class MenuScene extends OverlayScene {
  constructor(services: SceneServices) {
    super('menu', services)
  }

  protected override get firstFocus(): string {
    return MENU_TEXTS.play
  }

  protected override get keys(): readonly KeyHint[] {
    return [KEY_TEXTS.menu]
  }

  override key(press: KeyPress): boolean {
    const entry = press.ctrlKey || press.metaKey ? undefined : ENTRIES[Number(press.key) - 1]
    if (entry) {
      this.#open(entry.view)
      return true
    }
    return super.key(press)
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    spawnCloseButton(this.world, this.close)
    const layout = LAYOUTS[this.world.screen.profile]
    spawnSkyline(this.world, {
      column: 0,
      row: layout.skyline,
      columns,
      rows: rows - 2 - layout.skyline,
      label: ART_TEXTS.skyline,
    })
    const boxColumns = Math.min(columns - 2, ENTRY_COLUMNS + 8)
    spawnFrame(this.world, {
      column: middleColumn(this.world, boxColumns),
      row: layout.title,
      columns: boxColumns,
      rows: 4,
      lines: DOUBLE,
      ink: INK.normal,
    })
    spawnCentred(this.world, {
      text: MENU_TEXTS.title,
      row: layout.title + 1,
      foreground: INK.bright,
      spoken: { role: 'heading' },
    })
    spawnCentred(this.world, {
      text: MENU_TEXTS.subtitle,
      row: layout.title + 2,
      spoken: { role: 'heading', level: 2 },
    })
    for (const index of ENTRIES.keys()) this.#drawEntry(index, layout)
    // Large letters take the rows of the Back button for it.
    if (!this.isNarrow) spawnImprint(this.world)
  }

  /** Entries are 40 px apart, which is not a multiple of a cell, so each has a layer of its own. */
  #drawEntry(index: number, { first, rowPx }: { first: number; rowPx: number }): void {
    const entry = ENTRIES[index]
    if (!entry) return
    const columns = Math.min(ENTRY_COLUMNS, this.world.screen.columns - 4)
    const column = middleColumn(this.world, columns)
    const layer = spawnLayer(this.world, {
      columns,
      rows: 1,
      window: {
        column,
        row: first + (index * rowPx) / CELL.height,
        columns,
        rows: 1,
      },
    })
    spawnText(this.world, {
      text: String(index + 1),
      layer,
      column: 0,
      row: 0,
      foreground: INK.faint,
      spoken: null,
    })
    spawnButton(this.world, {
      label: `   ${entry.label}`.padEnd(columns - 3),
      name: entry.label,
      layer,
      column: 3,
      row: 0,
      foreground: INK.bright,
      press: () => this.#open(entry.view),
    })
  }

  #open(view: OpenableView): void {
    this.services.flow.dispatch({ type: 'opened', view })
  }
}

import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnProgressBar } from '#src/ecs/spawn/spawn-progress-bar.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { restyleText } from '#src/ecs/systems/restyle-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setProgress } from '#src/ecs/systems/set-progress.ts'
import { BOOT_LINES, BOOT_TEXTS } from '#src/protocol/messages.ts'
import { BOOT_BAR_CELLS, BOOT_LINE_MS, BOOT_MS } from '#src/protocol/timing.ts'
import { middleColumn } from '../kit/centred.ts'
import { type SceneServices } from '../kit/services.ts'
import { SplashScene } from '../kit/splash-scene.ts'

const INTERVALS = BOOT_MS / BOOT_LINE_MS

/** The boot sequence. Adds a line every BOOT_LINE_MS and fills a progress bar below the lines. */
export class BootScene extends SplashScene {
  /** The number of intervals that have passed. */
  #passed = 0
  /** The line that was added last. It is highlighted. */
  #latest: EntityId | null = null
  #bar: EntityId | null = null
  #percent: EntityId | null = null

  constructor(services: SceneServices) {
    super('boot', services)
  }

  protected override enter(): void {
    this.#passed = this.world.reducedMotion ? INTERVALS : 0
    if (this.world.reducedMotion) return
    this.every(BOOT_LINE_MS, () => {
      this.#passed = Math.min(INTERVALS, this.#passed + 1)
      this.#drawLine(this.#passed)
      this.#drawProgress()
    })
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    this.#latest = null
    for (let index = 0; index <= this.#passed; index += 1) this.#drawLine(index)

    const cells = Math.min(BOOT_BAR_CELLS.max, Math.max(BOOT_BAR_CELLS.min, columns - 12))
    const column = middleColumn(this.world, cells + 5)
    const row = rows - 4
    this.#bar = spawnProgressBar(this.world, {
      column,
      row,
      columns: cells,
      name: BOOT_TEXTS.progress,
      foreground: INK.normal,
    })
    this.#percent = spawnText(this.world, {
      text: '',
      column: column + cells + 1,
      row,
      columns: 4,
      rows: 1,
      foreground: INK.bright,
    })
    const skip = this.isMobile ? BOOT_TEXTS.skipByTap : BOOT_TEXTS.skip
    spawnText(this.world, {
      text: skip,
      column: middleColumn(this.world, skip.length),
      row: rows - 2,
      foreground: INK.faint,
    })
    this.#drawProgress()
  }

  #drawLine(index: number): void {
    const text = BOOT_LINES[index]
    if (text === undefined) return
    if (this.#latest !== null) restyleText(this.world, this.#latest, { foreground: INK.normal })
    this.#latest = spawnText(this.world, {
      text,
      column: this.isMobile ? 2 : 6,
      row: 3 + index * (this.isMobile ? 2 : 1) + (this.isMobile ? 1 : 0),
      foreground: INK.bright,
    })
  }

  #drawProgress(): void {
    const share = this.#passed / INTERVALS
    if (this.#bar !== null) setProgress(this.world, this.#bar, share)
    const percent = `${Math.round(share * 100)}%`.padStart(4)
    if (this.#percent !== null) rewriteText(this.world, this.#percent, percent)
  }
}

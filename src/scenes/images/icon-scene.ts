import { INK } from '#src/ecs/components/text-run.ts'
import { GAME_TITLE } from '#src/protocol/messages.ts'
import { middleColumn } from '../kit/centred.ts'
import { DOUBLE, spawnFrame } from '../kit/frame.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnShadedArt } from '../kit/shaded.ts'
import { SplashScene } from '../kit/splash-scene.ts'
import { blockLetters } from './block-letters.ts'

const INITIALS = 'DCW'

/** The icon: three letters that stay legible at 48 px. */
export class IconScene extends SplashScene {
  constructor(services: SceneServices) {
    super('icon_dcw', services)
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    spawnFrame(this.world, {
      column: 1,
      row: 1,
      columns: columns - 2,
      rows: rows - 2,
      lines: DOUBLE,
      ink: INK.normal,
    })
    const dot = this.isMobile ? { columns: 2, rows: 3 } : { columns: 4, rows: 2 }
    const lines = blockLetters(INITIALS, dot)
    spawnShadedArt(this.world, {
      lines,
      column: middleColumn(this.world, lines[0]?.length ?? 0),
      row: Math.floor((rows - lines.length) / 2),
      label: GAME_TITLE,
      inkOf: () => INK.bright,
    })
  }
}

import { type View } from '#src/protocol/views.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { ART_TEXTS, SPLASH_TEXTS, TITLE_TEXTS } from '#src/protocol/messages.ts'
import { spawnCentred } from '../kit/centred.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnSkyline } from '../kit/skyline.ts'
import { SplashScene } from '../kit/splash-scene.ts'
import { spawnTitle, type TitleWords } from '../kit/title-words.ts'

/** The text below the title. */
const LINE_OF = {
  hero_universal: TITLE_TEXTS.tagline,
  promo_logo: TITLE_TEXTS.tagline,
  widget_splash: SPLASH_TEXTS.loading,
} as const satisfies Partial<Record<View, string>>

/** DOPE / CHAIN / WARS above the city. The hero, the promo logo and the splash differ only in their text. */
export class HeroScene extends SplashScene {
  readonly #title: TitleWords
  readonly #line: string

  constructor(services: SceneServices, title: TitleWords, view: keyof typeof LINE_OF) {
    super(view, services)
    this.#title = title
    this.#line = LINE_OF[view]
  }

  protected override enter(): void {
    this.redrawWhen(this.#title.load())
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    const lineRow = this.isMobile ? 27 : 20
    spawnSkyline(this.world, {
      column: 0,
      row: lineRow + 1,
      columns,
      rows: rows - lineRow - 1,
      label: ART_TEXTS.skyline,
    })
    const { words } = this.#title
    if (words) spawnTitle(this.world, words, { top: 1, bottom: lineRow - 1 })
    spawnCentred(this.world, { text: this.#line, row: lineRow - 1, foreground: INK.bright })
  }
}

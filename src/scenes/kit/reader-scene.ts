import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { jumpTo, scrollBy, scrollEnd } from '#src/ecs/systems/scroll-to.ts'
import { KEY_TEXTS } from '#src/protocol/messages.ts'
import { type KeyHint } from './keys-dialog.ts'
import { OverlayScene } from './overlay-scene.ts'
import { type KeyPress } from './screen-scene.ts'
import { scrollByKey } from './scroll-keys.ts'

/** An overlay that mainly consists of one scrolled area. */
export abstract class ReaderScene extends OverlayScene {
  #area: ScrolledArea | null = null

  /** Spawns the whole screen. Returns the scrolled area; null when there is none. */
  protected abstract drawArea(): ScrolledArea | null

  protected override draw(): void {
    const share = this.#scrollShare()
    this.#area = this.drawArea()
    if (this.#area)
      jumpTo(this.world, this.#area.scroll, share * scrollEnd(this.world, this.#area.scroll))
  }

  protected override enter(): void {
    this.#area = null
  }

  protected override get keys(): readonly KeyHint[] {
    return [KEY_TEXTS.scroll]
  }

  /** Makes the next draw start at the top. Must be called when another text is shown. */
  protected resetScroll(): void {
    this.#area = null
  }

  override key(press: KeyPress): boolean {
    if (this.#area && scrollByKey(this.world, this.#area, press)) return true
    return super.key(press)
  }

  override scrollBy(layer: number, px: number): void {
    if (this.#area?.layer === layer) scrollBy(this.world, this.#area.scroll, px)
  }

  /** How far the player has scrolled, 0 to 1; restored in another text mode. */
  #scrollShare(): number {
    if (!this.#area) return 0
    const end = scrollEnd(this.world, this.#area.scroll)
    return end > 0 ? (this.world.components.Scroll.target[this.#area.scroll] ?? 0) / end : 0
  }
}

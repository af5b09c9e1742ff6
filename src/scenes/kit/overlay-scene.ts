import { type HelpPlace } from './help-button.ts'
import { helpBesideClose } from './overlay-head.ts'
import { ScreenScene } from './screen-scene.ts'

/** A screen above another, which it closes back to. */
export abstract class OverlayScene extends ScreenScene {
  protected readonly close = (): void => this.services.flow.dispatch({ type: 'closed' })

  protected override get helpPlace(): HelpPlace {
    return helpBesideClose(this.world)
  }

  override back(): boolean {
    this.close()
    return true
  }
}

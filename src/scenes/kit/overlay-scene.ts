import { ScreenScene } from './screen-scene.ts'

/** A screen that lies over another, and closes back to it. */
export abstract class OverlayScene extends ScreenScene {
  protected readonly close = (): void => this.services.flow.dispatch({ type: 'closed' })

  override back(): boolean {
    this.close()
    return true
  }
}

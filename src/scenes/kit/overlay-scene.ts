import { ScreenScene } from './screen-scene.ts'

/** A screen above another, which it closes back to. */
export abstract class OverlayScene extends ScreenScene {
  protected readonly close = (): void => this.services.flow.dispatch({ type: 'closed' })

  override back(): boolean {
    this.close()
    return true
  }
}

/** Releases what was acquired. A second call has no effect. */
export type Release = () => void

/**
 * Collects releases and calls them in reverse order.
 * A release that is added after `releaseAll` is called at once, so that an asynchronous acquisition cannot leak.
 */
export class Releases {
  readonly #owned: Release[] = []
  #released = false

  own(release: Release): void {
    if (this.#released) release()
    else this.#owned.push(release)
  }

  releaseAll(): void {
    this.#released = true
    for (let release = this.#owned.pop(); release; release = this.#owned.pop()) release()
  }
}

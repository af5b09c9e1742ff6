/** Gives back what was acquired. Calling it twice does no harm. */
export type Release = () => void

/**
 * Collects releases beside the lines that acquire, and gives everything back in reverse order.
 * Whatever is owned after `releaseAll` is given back at once, so that a late answer cannot leak.
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

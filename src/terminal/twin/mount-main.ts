import { type Release } from '#src/lib/releases.ts'

/** Adds `<main id="twin">` to the layer of the twin. */
export function mountTwinMain(layer: HTMLElement): {
  readonly main: HTMLElement
  readonly release: Release
} {
  const main = layer.ownerDocument.createElement('main')
  main.id = 'twin'
  layer.append(main)
  return { main, release: () => main.remove() }
}

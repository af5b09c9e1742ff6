import { test as base } from 'vitest'
import { launchChromium, launchChromiumWithoutWebgl } from './chromium.ts'
import { createTabs } from './tabs.ts'

/**
 * `test` with `tabs`: pages of a Chromium that draws WebGL in software. The tests of a worker share the browser; a
 * failed test closes it.
 */
export const glassTest = testWith(launchChromium)

/** `test` with `tabs`: pages of a Chromium without WebGL. */
export const domTest = testWith(launchChromiumWithoutWebgl)

function testWith(launch: typeof launchChromium) {
  return base
    .extend('chromium', { scope: 'worker' }, { launch })
    .extend('kept', { scope: 'worker' }, ({ chromium }, { onCleanup }) => {
      const kept = createTabs(chromium.launch)
      onCleanup(() => kept.close())
      return kept
    })
    .extend('tabs', ({ kept, onTestFailed }) => {
      onTestFailed(() => kept.close())
      return kept
    })
}

import { ensureChromium } from './chromium.mjs'
import { runTool } from './house-error.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, STEPS } from './steps.mjs'

/** The whole gate. The server's tests bring their own PostgreSQL (tests/support/postgres.ts). */
export function test() {
  return runTool(async () => {
    await ensureInstalled()
    process.env['CHROMIUM_PATH'] = await ensureChromium()
    const { style, types, walls, unused, idle, unit, glass, server, build, browser } = STEPS
    await runSteps([
      [style, walls, unused, idle],
      // One compiles on one core while the other tests on the other.
      [types, unit],
      [glass],
      [server],
      [build],
      [browser],
    ])
  })
}

import { runTool } from './house-error.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, STEPS } from './steps.mjs'

/** What to run before every commit: no browser, no database, no build. */
export function check() {
  return runTool(async () => {
    await ensureInstalled()
    const { style, types, walls, unused, idle, unit } = STEPS
    await runSteps([
      [style, walls, unused, idle],
      [types, unit],
    ])
  })
}

import { runTool } from './house-error.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, STEPS } from './steps.mjs'

/** What to run before every commit. */
export function check() {
  return runTool(async () => {
    await ensureInstalled()
    const { style, types, walls, unused, unit } = STEPS
    await runSteps([style, types, walls, unused, unit])
  })
}

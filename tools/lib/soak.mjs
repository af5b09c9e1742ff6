import { ensureBuilt } from './ensure-built.mjs'
import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { vitest } from './steps.mjs'

/** Runs the soak tests on the built game. */
export function soak() {
  return runTool(async () => {
    await ensureInstalled()
    await ensureBuilt()
    await runSteps([[[vitest({ name: 'soak', projects: ['soak'] })]]])
  })
}

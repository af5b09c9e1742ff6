import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { CHECKS, vitest } from './steps.mjs'

/** The checks to run before every commit: no browser, no database, no build. */
export function check() {
  return runTool(async () => {
    await ensureInstalled()
    const { style, types, walls, unused, idle } = CHECKS
    const rules = vitest(
      { name: 'rules', projects: ['unit'], workers: 1 },
      { files: ['tests/lib/', 'tests/rules/', 'tests/flow/', 'tests/protocol/'], name: null },
    )
    await runSteps([[[types], [style, walls, unused, idle, rules]]])
  })
}

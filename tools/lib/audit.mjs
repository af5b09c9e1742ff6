import { ensureBuilt } from './ensure-built.mjs'
import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'

/** Audits the configured database. */
export function audit() {
  return runTool(async () => {
    await ensureInstalled()
    await ensureBuilt()
    const { code } = await runNode([place('dist/server/audit.js')], { cwd: ROOT, show: true })
    process.exitCode = code ?? 1
  })
}

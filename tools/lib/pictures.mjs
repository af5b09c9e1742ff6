import { ensureBuilt } from './ensure-built.mjs'
import { ensureChromium } from './chromium.mjs'
import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'

/** Stores every screen in both sizes in tests/e2e/pictures. The tests compare the screens with these pictures. */
export function pictures() {
  return runTool(async () => {
    await ensureInstalled()
    await ensureBuilt()
    const cli = place('node_modules/@playwright/test/cli.js')
    const config = '--config=tests/e2e/playwright.config.ts'
    const { code } = await runNode([cli, 'test', config, 'twin-on-glass', '--update-snapshots'], {
      cwd: ROOT,
      show: true,
      env: { CHROMIUM_PATH: await ensureChromium() },
    })
    process.exitCode = code
  })
}

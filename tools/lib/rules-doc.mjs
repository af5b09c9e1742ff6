import { writeFileSync } from 'node:fs'
import { runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { loadSource } from './load-source.mjs'
import { place } from './places.mjs'

const PAGE = 'docs/game-rules.md'

/** Writes the page of the rules. */
export function rulesDoc() {
  return runTool(async () => {
    await ensureInstalled()
    const { loaded, close } = await loadSource('/tools/rules-doc/page.ts')
    try {
      writeFileSync(place(PAGE), loaded.rulesPage())
      console.log(`${PAGE} is written.`)
    } finally {
      await close()
    }
  })
}

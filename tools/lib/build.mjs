import { cpSync } from 'node:fs'
import { build as viteBuild } from 'vite'
import { reportAdvisories } from './advisories.mjs'
import { runTool } from './tool-error.mjs'
import { writeNotices } from './notices.mjs'
import { packFolder } from './pack-files.mjs'
import { place } from './places.mjs'
import { writeSbom } from './sbom.mjs'
import { timed } from './say.mjs'

/** Builds dist/ from scratch. */
export function build() {
  return runTool(async () => {
    await timed('Page', () => viteBuild({ configFile: place('vite.config.ts'), logLevel: 'warn' }))
    await timed('Server', buildServer)
    await timed('Notices', async () => writeNotices(place('dist/client/notices.txt')))
    await timed('Packed files', () => packFolder(place('dist/client')))
    await timed('SBOM', () => writeSbom(place('dist/sbom.cdx.json')))
    await reportAdvisories()
  })
}

async function buildServer() {
  await viteBuild({ configFile: place('tools/vite.server.ts'), logLevel: 'warn' })
  cpSync(place('src/server/platform/db/migrations'), place('dist/server/migrations'), {
    recursive: true,
  })
}

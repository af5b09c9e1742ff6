import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { place } from '../../tools/lib/places.mjs'
import { buildOnce } from './build-once.ts'

/** Bundles the server with the settings of `npm run build`. Returns the path of its main.js. */
export async function buildServer(): Promise<string> {
  const folder = await buildOnce({
    name: 'server',
    sources: ['src/server', 'src/lib', 'src/protocol', 'src/rules', 'tools/vite.server.ts'],
    make: async (outDir) => {
      const bundle = join(outDir, 'server')
      await build({
        configFile: place('tools/vite.server.ts'),
        logLevel: 'error',
        build: { outDir: bundle },
      })
      cpSync(place('src/server/platform/db/migrations'), join(bundle, 'migrations'), {
        recursive: true,
      })
    },
  })
  return join(folder, 'server/main.js')
}

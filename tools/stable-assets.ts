import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin } from 'vite'

const ADDRESS = '/assets/'
const PICTURE = /\.(png|ico|svg)$/

/**
 * Serves the pictures of the public folder at `/assets/NAME`. These addresses never change, because hosts store them. Hashed
 * files have other addresses.
 */
export function stableAssets(folder: string): Plugin {
  let outDir = ''
  return {
    name: 'stable-assets',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(ADDRESS)) request.url = request.url.slice(ADDRESS.length - 1)
        next()
      })
    },
    writeBundle() {
      const target = join(outDir, ADDRESS)
      mkdirSync(target, { recursive: true })
      for (const name of readdirSync(folder).filter((it) => PICTURE.test(it))) {
        cpSync(join(folder, name), join(target, name))
      }
    },
  }
}

import { writeFileSync } from 'node:fs'
import { createServer, createServerModuleRunner } from 'vite'

// One bench, run from its TypeScript source; its rows go to the file named second. The runner stays open while it runs:
// a bench may import more on its way.
const [source = '', rowsFile = ''] = process.argv.slice(2)
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
const module = await runner.import(source)
writeFileSync(rowsFile, JSON.stringify(await module.bench()))
// A bench releases what it opened; what a library still holds must not hold up the next bench.
process.exit(0)

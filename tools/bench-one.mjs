import { writeFileSync } from 'node:fs'
import { createServer, createServerModuleRunner } from 'vite'

// Runs one bench from its TypeScript source and writes its rows to the file given second. The module runner stays open
// meanwhile, because a bench may import more.
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
// A bench releases what it opened. Handles that a library keeps open must not delay the next bench.
process.exit(0)

import { createServer, createServerModuleRunner } from 'vite'

/** Opens a runner that imports modules from their TypeScript source. `close` must be called when they are no longer needed. */
export async function openSource() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  return { runner, close: () => server.close() }
}

/**
 * Loads a module from its TypeScript source. `close` must be called when the module is no longer needed.
 * @param {string} path from the project's folder, as in '/src/rules/config.ts'
 */
export async function loadSource(path) {
  const { runner, close } = await openSource()
  return { loaded: await runner.import(path), close }
}

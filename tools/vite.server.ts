import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds the server, its audit and its verifier as flat entries. They find each other, `migrations/` and `../client` by
 * import.meta.url. Packages stay in node_modules.
 */
export default defineConfig({
  root,
  publicDir: false,
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'pglite-worker': 'src/server/platform/db/pglite-worker.ts',
        audit: 'src/server/audit-main.ts',
        'verify-season': 'src/server/verify-season.ts',
        'simulation-worker': 'src/server/simulation-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})

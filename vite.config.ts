import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { absentPackages } from './tools/absent-packages.ts'
import { API_PATHS } from './tools/api-paths.ts'
import { flatBarrels } from './tools/flat-barrels.ts'
import { glyphPages } from './tools/glyph-pages.ts'
import { phaserTrim } from './tools/phaser-trim.ts'
import { plainShaders } from './tools/plain-shaders.ts'
import { stableAssets } from './tools/stable-assets.ts'
import { testSeed } from './tools/lib/test-seed.mjs'
import { timeLimit } from './tools/lib/time-limits.mjs'

const seed = testSeed()

/** Where `npm run dev` starts the server behind the page. */
const API_ORIGIN = process.env['DEV_API_ORIGIN'] ?? 'http://127.0.0.1:8081'

export default defineConfig({
  publicDir: 'assets',
  plugins: [
    react(),
    absentPackages(),
    phaserTrim(),
    plainShaders(),
    flatBarrels(),
    stableAssets('assets'),
    glyphPages({ cacheDir: '.cache/glyphs', folder: 'build/glyphs' }),
  ],
  // An import of types alone is no import: else a type would pull its module onto the first screen.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    outDir: 'dist/client',
    // Hashed files, to be kept for ever; what lies in assets/ keeps its address and lies beside them.
    assetsDir: 'build',
    target: 'es2022',
    sourcemap: true,
    // Nothing inlined as data: the policy of the page admits its own files only.
    assetsInlineLimit: 0,
    // The engine and the first screens are one file; its budget is in gzip, and `npm run bench` holds it.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // A file for each stage of a visit: a fifth of it would else be in many small files, which pack badly.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src[\\/]main\.tsx$/ },
            { name: 'home', test: /src[\\/]scenes[\\/]home-screens\.ts$/ },
            // What others than the wallets need as well: hosts, and the replay of a season.
            { name: 'events', test: /[\\/]eventemitter3[\\/]/ },
            {
              name: 'bytes',
              test: /[\\/]viem[\\/]_esm[\\/]utils[\\/](data[\\/]concat|hash[\\/]sha256)\.js$/,
            },
            { name: 'picker', test: /src[\\/]shell[\\/]wallet-connectors\.tsx$/ },
            { name: 'wallets', test: /src[\\/]shell[\\/]open-wallet-access\.tsx$/ },
            { name: 'guest', test: /src[\\/]wallet[\\/]guest-key\.ts$/ },
          ],
        },
      },
      // Farcaster's packages say nothing of side effects and have none: without this their schemas would come along.
      treeshake: { moduleSideEffects: (id) => !/@farcaster\/(miniapp-core|quick-auth)/.test(id) },
    },
  },
  server: {
    // The player's address stays the page's, so that what is signed names the address in the bar.
    proxy: {
      [API_PATHS]: {
        target: API_ORIGIN,
        changeOrigin: false,
        // An address of both kinds (/leaderboard) is the page to whoever asks for a page.
        bypass: ({ headers }) =>
          headers.accept?.includes('text/html') ? '/index.html' : undefined,
      },
    },
  },
  test: {
    // No test depends on another: files and tests run in a random order, which the printed seed repeats.
    sequence: { shuffle: { files: true, tests: true }, seed },
    env: { TEST_SEED: String(seed) },
    testTimeout: timeLimit(30),
    hookTimeout: timeLimit(60),
    expect: { poll: { interval: 10, timeout: timeLimit(15) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker keeps the modules from file to file: to load them for each file costs more than the tests.
          isolate: false,
          pool: 'threads',
          include: [
            'tests/{lib,protocol,rules,ecs,flow,scenes,stores,api,wallet,session,browser,hosts,shell}/**/*.test.ts?(x)',
            'tests/{crt,crt/quality,terminal/cells,terminal/glyphs}/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // What is about a real page: these open a Chromium, with software GL for what is about light.
          name: 'glass',
          // A worker keeps its browsers from file to file.
          isolate: false,
          include: ['tests/{app,crt/glass,terminal/painter,terminal/twin}/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          isolate: false,
          pool: 'threads',
          include: ['tests/house/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // A worker keeps the server's modules and its two open databases from file to file.
          isolate: false,
          globalSetup: 'tests/support/server-global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: 'tests/support/server-global-setup.ts',
          // The guest farm and the bands at full size take hours on a busy machine.
          testTimeout: 6 * 3_600_000,
        },
      },
    ],
  },
})

import { fileURLToPath } from 'node:url'
import { chromium, defineConfig, devices } from '@playwright/test'
import { findChromium } from '../../tools/lib/chromium.mjs'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env['E2E_PORT'] ?? 18_473)
const executablePath = findChromium(chromium.executablePath())

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${root}/.cache/e2e/results`,
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  // Two cores draw for them in software: a third would only starve the others.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Software GL on busy cores is slow: these end what hangs, and judge no speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    // A trace costs a tenth of the time; --trace on makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /taps\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What has nothing to do with the size of the glass is tried once; a phone has no keys before its field is touched.
      testIgnore:
        /(chat-failures|chat-keys|chat-tools|debtor|failing-picture|fallback|host-\w+|keyboard|page|payment|queries|sound|turn-hook|tweak|verify|wallets)\.spec\.ts$/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    cwd: root,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    url: `http://127.0.0.1:${port}/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

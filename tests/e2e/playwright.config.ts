import { fileURLToPath } from 'node:url'
import { chromium, defineConfig, devices } from '@playwright/test'
import { findChromium } from '../../tools/lib/chromium.mjs'
import { timeLimit } from '../../tools/lib/time-limits.mjs'
import { CHROMIUM_FLAGS, CHROMIUM_FLAGS_WITHOUT_WEBGL } from '../support/chromium.ts'
import { findFreePort } from '../support/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Chosen by the first process that loads this file, and inherited by the workers.
process.env['E2E_PORT'] ??= String(await findFreePort())
const port = Number(process.env['E2E_PORT'])
const executablePath = findChromium(chromium.executablePath())

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
}
/** Specs of behaviour that does not depend on the size run on the desktop only. */
const DESKTOP_ONLY =
  /(chat-\w+|debtor|failing-picture|fallback|host-\w+|keyboard|line|offline-start|page|payment|queries|sizes|sound|tasks|turn-hook|tweak|verify|wallets)\.spec\.ts$/

/** Without WebGL the game is played on the twin, which saves the time of software GL. */
const WITHOUT_WEBGL = { launchOptions: launchWith(CHROMIUM_FLAGS_WITHOUT_WEBGL) }
/** Software GL, for tests of the picture: stored pictures, taps on the bent glass, context loss, the first frame. */
const WITH_WEBGL = { launchOptions: launchWith(CHROMIUM_FLAGS) }

export default defineConfig<{ hasClock: boolean }>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: `${root}/.cache/e2e/results`,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: timeLimit(60),
  expect: { timeout: timeLimit(10) },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Traces take a tenth more time. `--trace on` records them.
    trace: 'off',
    // A request that a service worker answers cannot be routed by a test.
    serviceWorkers: 'block',
    // HELP tells what UTC is where the player is.
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'journeys/**/*.spec.ts',
      use: { ...DESKTOP, ...WITHOUT_WEBGL, hasClock: true },
    },
    {
      name: 'phone',
      testMatch: 'journeys/**/*.spec.ts',
      testIgnore: DESKTOP_ONLY,
      use: { ...PHONE, ...WITHOUT_WEBGL, hasClock: true },
    },
    {
      name: 'glass-desktop',
      testMatch: 'glass/**/*.spec.ts',
      testIgnore: /taps\.spec\.ts$/,
      snapshotPathTemplate: '{testDir}/pictures/desktop/{arg}{ext}',
      use: { ...DESKTOP, ...WITH_WEBGL },
    },
    {
      name: 'glass-phone',
      testMatch: 'glass/**/*.spec.ts',
      testIgnore: DESKTOP_ONLY,
      snapshotPathTemplate: '{testDir}/pictures/phone/{arg}{ext}',
      use: { ...PHONE, ...WITH_WEBGL },
    },
  ],
})

function launchWith(args: string[]) {
  return { args, ...(executablePath ? { executablePath } : {}) }
}

import { type Browser, chromium } from 'playwright'
import { ensureChromium } from '../../tools/lib/chromium.mjs'

/** Replaces Playwright's own list of this switch, so the needed entries are repeated. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  // Each context would load pages for the address bar in a separate process, which takes 0.3 s of CPU time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const COMMON_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/** Flags for WebGL in software, which is the same on every machine and runs without a screen and as root. */
export const CHROMIUM_FLAGS = [
  ...COMMON_FLAGS,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // The page is composited without GL, which in software would cost as much as the tube.
  '--disable-gpu-compositing',
]

/** Flags for a browser without WebGL, as with a blocked graphics card. */
export const CHROMIUM_FLAGS_WITHOUT_WEBGL = [...COMMON_FLAGS, '--disable-gpu', '--disable-3d-apis']

/** Launches a Chromium, which the caller closes. Installs one if needed; rejects with a sentence when that fails. */
export function launchChromium(): Promise<Browser> {
  return launch(CHROMIUM_FLAGS)
}

/** Launches a Chromium without WebGL, for tests of elements. */
export function launchChromiumWithoutWebgl(): Promise<Browser> {
  return launch(CHROMIUM_FLAGS_WITHOUT_WEBGL)
}

async function launch(args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args })
}

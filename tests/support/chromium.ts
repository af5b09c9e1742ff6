import { type Browser, chromium } from 'playwright'
import { ensureChromium } from '../../tools/lib/chromium.mjs'

/** The switch replaces Playwright's own list: what of it the tests need is repeated. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  // Each browser context would load pages for the address bar, in a process of their own: 0.3 s of CPU time a context.
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

/** WebGL in software, the same on every machine, without a screen and also as root. */
export const CHROMIUM_FLAGS = [
  ...COMMON_FLAGS,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // The page around the tube is put together without GL: in software that would cost as much again as the tube.
  '--disable-gpu-compositing',
]

/** A browser that gives no WebGL context, as one whose graphics card is blocked. */
export const CHROMIUM_FLAGS_WITHOUT_WEBGL = [...COMMON_FLAGS, '--disable-gpu', '--disable-3d-apis']

/** A real Chromium; the caller closes it. Where none is installed, one is, or this rejects with a sentence. */
export function launchChromium(): Promise<Browser> {
  return launch(CHROMIUM_FLAGS)
}

/** The same without WebGL, for what is about elements alone. */
export function launchChromiumWithoutWebgl(): Promise<Browser> {
  return launch(CHROMIUM_FLAGS_WITHOUT_WEBGL)
}

async function launch(args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args })
}

import { type Browser, chromium } from 'playwright'
import { ensureChromium } from '../../tools/lib/chromium.mjs'

const COMMON_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
export async function launchChromium(): Promise<Browser> {
  const executablePath = await ensureChromium()
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
}

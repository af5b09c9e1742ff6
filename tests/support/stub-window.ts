import { onTestFinished, vi } from 'vitest'

/** Gives this test a `window`: wagmi looks for a page before it talks to a wallet. It goes with the test. */
export function stubWindow(): void {
  vi.stubGlobal('window', globalThis)
  onTestFinished(() => void vi.unstubAllGlobals())
}

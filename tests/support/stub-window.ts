import { onTestFinished, vi } from 'vitest'

/** Defines a `window` for the test, because wagmi requires one. */
export function stubWindow(): void {
  vi.stubGlobal('window', globalThis)
  onTestFinished(() => void vi.unstubAllGlobals())
}

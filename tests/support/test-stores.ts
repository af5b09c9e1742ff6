import type { Platform } from '#src/protocol/platforms.ts'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { createStores, type Stores } from '#src/stores/stores.ts'
import { createMemoryStorage } from './storages.ts'

/** Creates the stores of a new page with default settings. */
export function createTestStores(
  storage = createMemoryStorage().storage,
  platform: Platform = 'desktop',
): Stores {
  return createStores({
    storage,
    platform,
    settings: {
      reducedMotion: false,
      coarsePointer: false,
      debugLogs: false,
      tweak: null,
      calibration: { brightness: 100, contrast: 100 },
      preferences: readPlayerSettings(null),
      guidance: null,
      guide: 'open',
    },
  })
}

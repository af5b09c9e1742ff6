import { readPageFeatures } from '#src/browser/page-features.ts'
import { probePage } from '#src/browser/page-probe.ts'
import { type Capabilities, capabilitiesOf } from './capabilities.ts'

export interface ReadSurroundingsOptions {
  readonly page: Window
  readonly persists: boolean
  readonly walletConnectProjectId: string | null
}

/** What the page has detected about its surroundings. */
export interface Surroundings {
  readonly capabilities: Capabilities
  /** Whether storage outlives the page. */
  readonly persists: boolean
  /** The game's own origin. */
  readonly origin: string
}

export function readSurroundings(options: ReadSurroundingsOptions): Surroundings {
  const { page, persists } = options
  const sources = { features: readPageFeatures(page), probe: probePage(page) }
  return {
    persists,
    origin: page.location.origin,
    capabilities: capabilitiesOf({ ...sources, ...options }),
  }
}

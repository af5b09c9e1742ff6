import { type PageFeatures } from '#src/browser/page-features.ts'
import { type PageProbe } from '#src/browser/page-probe.ts'

/** What the browser and its surroundings can do. */
export interface Capabilities extends PageFeatures {
  readonly localStorage: boolean
  readonly miniKit: boolean
  readonly ethereum: boolean
  readonly walletConnect: boolean
}

export interface CapabilitySources {
  readonly features: PageFeatures
  readonly probe: PageProbe
  /** Whether storage outlives the page. */
  readonly persists: boolean
  /** WalletConnect works only with a project id from the configuration. */
  readonly walletConnectProjectId: string | null
}

export function capabilitiesOf({
  features,
  probe,
  persists,
  walletConnectProjectId,
}: CapabilitySources): Capabilities {
  return {
    ...features,
    localStorage: persists,
    miniKit: probe.worldApp,
    ethereum: probe.ethereum,
    walletConnect: walletConnectProjectId !== null,
  }
}

import { MEDIA } from './media-queries.ts'

/** What can be seen of the surroundings at once, without any SDK. */
export interface PageProbe {
  readonly userAgent: string
  readonly coarsePointer: boolean
  /** Inside a frame. */
  readonly framed: boolean
  /** A React Native web view listens to this page. */
  readonly nativeWebView: boolean
  /** World App's bridge is there. */
  readonly worldApp: boolean
  readonly ethereum: boolean
  /** Coinbase's or Base's in-app browser set the wallet. */
  readonly coinbaseBrowser: boolean
}

export function probePage(page: Window): PageProbe {
  const ethereum: unknown = 'ethereum' in page ? page.ethereum : undefined
  return {
    userAgent: page.navigator.userAgent,
    coarsePointer: page.matchMedia(MEDIA.coarsePointer).matches,
    framed: page !== page.parent,
    nativeWebView: 'ReactNativeWebView' in page,
    worldApp: 'WorldApp' in page,
    ethereum: ethereum instanceof Object,
    coinbaseBrowser: ethereum instanceof Object && 'isCoinbaseBrowser' in ethereum,
  }
}

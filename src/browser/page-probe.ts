import { MEDIA } from './media-queries.ts'

/** What the page can detect about its surroundings synchronously, without an SDK. */
export interface PageProbe {
  readonly userAgent: string
  readonly coarsePointer: boolean
  /** The page is inside a frame. */
  readonly framed: boolean
  /** The page is inside a React Native web view. */
  readonly nativeWebView: boolean
  /** World App's bridge is present. */
  readonly worldApp: boolean
  readonly ethereum: boolean
  /** The wallet was injected by the in-app browser of Coinbase or Base. */
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

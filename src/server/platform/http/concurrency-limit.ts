import { networkOf } from './client-address.ts'
import { RequestError } from './request-error.ts'

export interface ConcurrencyBounds {
  /** The bound of one address; undefined when only the total is bounded. */
  readonly perAddress: number | undefined
  readonly total: number
}

/** The bound of an IPv6 /48, which may be one customer or a whole office, as a multiple of the bound of one address. */
export const NETWORK_FACTOR = 10
const RETRY_SECONDS = '5'

/** Bounds how many resources of one kind are open at once, by address and in total. */
export class ConcurrencyLimit {
  readonly #resources: string
  readonly #bounds: ConcurrencyBounds
  readonly #byAddress = new Map<string, number>()
  #open = 0

  /** `resources` is the plural for error messages: 'connections'. */
  constructor(resources: string, bounds: ConcurrencyBounds) {
    this.#resources = resources
    this.#bounds = bounds
  }

  get open(): number {
    return this.#open
  }

  /**
   * Counts one resource as open and returns the function that releases it. Without an address only the total counts.
   * Throws `rate_limited` or `unavailable`.
   */
  acquire(address: string | undefined): () => void {
    const { perAddress, total } = this.#bounds
    const retry = { headers: { 'retry-after': RETRY_SECONDS } }
    if (this.#open >= total) {
      const sentence = `This server has as many open ${this.#resources} as it can serve. Please try again in a moment.`
      throw new RequestError('unavailable', sentence, retry)
    }
    const keys = perAddress === undefined || address === undefined ? [] : keysOf(address)
    if (keys.some(([key, factor]) => this.#count(key) >= (perAddress ?? 0) * factor)) {
      const sentence = `Your network has too many open ${this.#resources}. Please close some and try again.`
      throw new RequestError('rate_limited', sentence, retry)
    }
    this.#add(keys, 1)
    let isOpen = true
    return () => {
      if (isOpen) this.#add(keys, -1)
      isOpen = false
    }
  }

  #count(key: string): number {
    return this.#byAddress.get(key) ?? 0
  }

  #add(keys: readonly Key[], step: 1 | -1): void {
    this.#open += step
    for (const [key] of keys) {
      const count = this.#count(key) + step
      if (count > 0) this.#byAddress.set(key, count)
      else this.#byAddress.delete(key)
    }
  }
}

type Key = readonly [key: string, factor: number]

function keysOf(address: string): readonly Key[] {
  const network = networkOf(address)
  return network === null
    ? [[address, 1]]
    : [
        [address, 1],
        [network, NETWORK_FACTOR],
      ]
}

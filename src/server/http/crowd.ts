import { networkOf } from './client-address.ts'
import { RequestError } from './request-error.ts'

export interface CrowdBounds {
  /** Of one address; undefined where addresses are not told apart. */
  readonly perAddress: number | undefined
  readonly inAll: number
}

/** A /48 of IPv6 may be one customer or a whole office: it has so many times the room of one address. */
export const NETWORK_FACTOR = 10
const RETRY_SECONDS = '5'

/** Counts what is open of one kind, by address and in all, and refuses what is too much. */
export class Crowd {
  readonly #what: string
  readonly #bounds: CrowdBounds
  readonly #byAddress = new Map<string, number>()
  #open = 0

  /** `what` is what is counted, in the plural, as a caller reads it: 'connections'. */
  constructor(what: string, bounds: CrowdBounds) {
    this.#what = what
    this.#bounds = bounds
  }

  get open(): number {
    return this.#open
  }

  /** Counts one more; returns what ends it. Without an address it counts in all only. Throws `rate_limited` or `unavailable`. */
  enter(address: string | undefined): () => void {
    const { perAddress, inAll } = this.#bounds
    const retry = { headers: { 'retry-after': RETRY_SECONDS } }
    if (this.#open >= inAll) {
      const sentence = `This server has as many open ${this.#what} as it can serve. Please try again in a moment.`
      throw new RequestError('unavailable', sentence, retry)
    }
    const keys = perAddress === undefined || address === undefined ? [] : keysOf(address)
    if (keys.some(([key, factor]) => this.#count(key) >= (perAddress ?? 0) * factor)) {
      const sentence = `Your network has too many open ${this.#what}. Please close some and try again.`
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

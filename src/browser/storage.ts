import { type STORED, type STORED_FOR_SESSION } from '#src/protocol/stored-values.ts'

export type StoredName =
  | (typeof STORED)[keyof typeof STORED]
  | (typeof STORED_FOR_SESSION)[keyof typeof STORED_FOR_SESSION]

/** Small texts by name. Never throws: where the browser blocks storage, values live as long as the page. */
export interface KeptValues {
  read(name: StoredName): string | null
  write(name: StoredName, value: string): void
  remove(name: StoredName): void
  /** Whether values outlive the page. A cross-site frame or a full disk makes it false. */
  readonly persists: boolean
}

const PROBE = 'dcw_probe'

/**
 * `open` is called inside the guard, because in a cross-site frame the mere look at `localStorage` throws.
 */
export function createKeptValues(open: () => Storage): KeptValues {
  const memory = new Map<string, string>()
  const area = probe(open)
  let persists = area !== null

  /** A storage that refuses once (full, or blocked since) keeps nothing safe: it is still read, but no longer trusted. */
  const attempt = <answer>(use: (storage: Storage) => answer): answer | undefined => {
    if (!area) return undefined
    try {
      return use(area)
    } catch {
      persists = false
      return undefined
    }
  }

  return {
    // Memory holds only what storage refused, so another tab's newer value is seen otherwise.
    read: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    write(name, value) {
      const kept = attempt((storage) => {
        storage.setItem(name, value)
        return true
      })
      if (kept) memory.delete(name)
      else memory.set(name, value)
    },
    remove(name) {
      memory.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
    get persists() {
      return persists
    },
  }
}

function probe(open: () => Storage): Storage | null {
  try {
    const storage = open()
    storage.setItem(PROBE, PROBE)
    storage.removeItem(PROBE)
    return storage
  } catch {
    return null
  }
}

import {
  type STORED,
  type STORED_FOR_SESSION,
  type STORED_PREFIXES,
} from '#src/protocol/stored-values.ts'

export type StoredName =
  | (typeof STORED)[keyof typeof STORED]
  | (typeof STORED_FOR_SESSION)[keyof typeof STORED_FOR_SESSION]
  | `${typeof STORED_PREFIXES.wagmi}.${string}`

/** Stores texts by name. Never throws: where the browser blocks storage, values last as long as the page. */
export interface ClientStorage {
  read(name: StoredName): string | null
  write(name: StoredName, value: string): void
  remove(name: StoredName): void
  /** Removes all values whose names start with a prefix. */
  removeAll(prefix: (typeof STORED_PREFIXES)[keyof typeof STORED_PREFIXES]): void
  /** Whether values outlive the page. False in a cross-site frame that blocks storage, and when the disk is full. */
  readonly persists: boolean
}

const PROBE = 'dcw_probe'

/** Takes a function that returns the storage, because reading `localStorage` throws in some cross-site frames. */
export function createClientStorage(open: () => Storage): ClientStorage {
  const memory = new Map<string, string>()
  const area = probe(open)
  let persists = area !== null

  /**
   * Uses the storage. Returns undefined and sets `persists` to false if this fails (full, or blocked meanwhile). Later
   * calls try the storage again.
   */
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
    // Memory contains only values that could not be stored. Others may have been changed by another tab.
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
    removeAll(prefix) {
      const isOfPrefix = (name: string): boolean => name.startsWith(`${prefix}.`)
      for (const name of [...memory.keys()].filter(isOfPrefix)) memory.delete(name)
      attempt((storage) => {
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        for (const name of names.filter(isOfPrefix)) storage.removeItem(name)
      })
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

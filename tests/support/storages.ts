import { createClientStorage, type ClientStorage } from '#src/browser/storage.ts'

/** A Storage in memory. */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()
  /** Makes every access throw, as in a frame whose storage the browser blocks later. */
  blocked = false
  /** Makes every write throw, as on a full disk. */
  full = false

  get length(): number {
    this.#guard()
    return this.#values.size
  }
  clear(): void {
    this.#guard()
    this.#values.clear()
  }
  getItem(name: string): string | null {
    this.#guard()
    return this.#values.get(name) ?? null
  }
  key(index: number): string | null {
    this.#guard()
    return [...this.#values.keys()][index] ?? null
  }
  removeItem(name: string): void {
    this.#guard()
    this.#values.delete(name)
  }
  setItem(name: string, value: string): void {
    this.#guard()
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.#values.set(name, value)
  }
  #guard(): void {
    if (this.blocked) throw new DOMException('Access is denied.', 'SecurityError')
  }
}

export function createMemoryStorage(): {
  readonly storage: ClientStorage
  readonly backing: MemoryStorage
} {
  const backing = new MemoryStorage()
  return { storage: createClientStorage(() => backing), backing }
}

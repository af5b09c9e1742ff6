/** A value that is created on first use. */
export interface Lazy<thing> {
  load(): Promise<thing>
  /** Undefined until it has been created. */
  loaded(): thing | undefined
}

/** Calls `make` at the first `load()`. After a failure the next `load()` calls it again. */
export function lazily<thing>(make: () => Promise<thing>): Lazy<thing> {
  let made: Promise<thing> | null = null
  let present: thing | undefined
  return {
    load(): Promise<thing> {
      made ??= make().then(
        (thing) => {
          present = thing
          return thing
        },
        (failure: unknown) => {
          made = null
          throw failure
        },
      )
      return made
    },
    loaded: () => present,
  }
}

/** Something that is made when it is first asked for. */
export interface Lazy<thing> {
  load(): Promise<thing>
  /** Undefined until it has been made. */
  loaded(): thing | undefined
}

/** Made at the first call; a failure is forgotten, so that the next call tries again. */
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

export interface Deferred<value> {
  readonly promise: Promise<value>
  resolve(value: value): void
}

/** Returns a promise with the function that resolves it. */
export function deferred<value = void>(): Deferred<value> {
  let settle = (_value: value): void => undefined
  const promise = new Promise<value>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value) => settle(value) }
}

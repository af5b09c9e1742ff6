/** Resolves to the result of `run`, or rejects with the signal's reason when it aborts. A late result is dropped. */
export async function untilAborted<answer>(
  signal: AbortSignal | undefined,
  run: () => Promise<answer>,
): Promise<answer> {
  if (!signal) return run()
  signal.throwIfAborted()
  let stop = (): void => undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([run(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

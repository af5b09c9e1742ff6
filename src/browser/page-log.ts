/** Where failures go that the player need not read, or has been told of already. */
export interface PageLog {
  failed(what: string, failure: unknown): void
  /** Only with ?debugLogs=1. */
  debug(what: string, details: unknown): void
}

export function createPageLog(console: Pick<Console, 'warn' | 'debug'>, isDebug: boolean): PageLog {
  return {
    failed: (what, failure) => console.warn(`${what}:`, failure),
    debug: (what, details) => {
      if (isDebug) console.debug(`${what}:`, details)
    },
  }
}

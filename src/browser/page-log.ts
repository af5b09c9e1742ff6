import { type Release } from '#src/lib/releases.ts'

/** A log of failures that the player need not read or has been shown already. */
export interface PageLog {
  failed(what: string, failure: unknown): void
  /** Logs only with ?debugLogs=1. */
  debug(what: string, details: unknown): void
  /** The logged lines, oldest first. Empty without ?debugLogs=1. */
  readonly lines: readonly string[]
  /** Calls `run` with every later line. */
  onLine(run: (line: string) => void): Release
}

/** Older lines are dropped, because a page may stay open for days. */
const MAX_LINES = 500

export function createPageLog(console: Pick<Console, 'warn' | 'debug'>, isDebug: boolean): PageLog {
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  const note = (what: string, details: unknown): void => {
    if (!isDebug) return
    const line = `${what}: ${textOf(details)}`
    lines.push(line)
    if (lines.length > MAX_LINES) lines.shift()
    for (const run of [...listeners]) run(line)
  }
  return {
    failed(what, failure) {
      console.warn(`${what}:`, failure)
      note(what, failure)
    },
    debug(what, details) {
      if (isDebug) console.debug(`${what}:`, details)
      note(what, details)
    },
    lines,
    onLine(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
}

function textOf(details: unknown): string {
  if (details instanceof Error) return `${details.name}: ${details.message}`
  try {
    return typeof details === 'string' ? details : (JSON.stringify(details) ?? String(details))
  } catch {
    return String(details)
  }
}

import { type Release } from '#src/lib/releases.ts'

/** Where failures go that the player need not read, or has been told of already. */
export interface PageLog {
  failed(what: string, failure: unknown): void
  /** Only with ?debugLogs=1. */
  debug(what: string, details: unknown): void
  /** What was written so far, the oldest first; only with ?debugLogs=1. */
  readonly lines: readonly string[]
  /** Hears of every line from now on. */
  onLine(run: (line: string) => void): Release
}

/** Older lines are forgotten: a page may stand for days. */
const KEPT_LINES = 500

export function createPageLog(console: Pick<Console, 'warn' | 'debug'>, isDebug: boolean): PageLog {
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  const note = (what: string, details: unknown): void => {
    if (!isDebug) return
    const line = `${what}: ${textOf(details)}`
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
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

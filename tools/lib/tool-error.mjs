/** An error of the project's tools: one sentence for people, and the end of the output that led to it. */
export class ToolError extends Error {
  /**
   * @param {string} sentence
   * @param {{ output?: string, cause?: unknown }} [detail]
   */
  constructor(sentence, { output = '', cause } = {}) {
    super(sentence, { cause })
    this.name = 'ToolError'
    this.output = output
  }
}

const TAIL_LINES = 30

/** Common causes of failures, by what npm, Vite and Node print about them. The first match counts. */
const KNOWN = /** @type {const} */ ([
  [
    /ENOSPC|no space left on device/i,
    'The disk is full: free some space and run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    'This folder is not writable: run the command as the user who owns it, or move the folder to a place of your own.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network request .* failed/,
    'The package registry could not be reached: look at the network and at the proxy settings of npm.',
  ],
])

/**
 * Appends the likely cause to a sentence when the output contains a known one.
 * @param {string} what a sentence that says what failed
 * @param {string} output
 */
export function explain(what, output) {
  const known = KNOWN.find(([pattern]) => pattern.test(output))
  return known ? `${what} ${known[1]}` : what
}

/**
 * Runs a tool. On failure prints one sentence and the end of its output, and sets exit code 1.
 * @param {() => Promise<void>} tool
 */
export async function runTool(tool) {
  try {
    await tool()
  } catch (failure) {
    process.exitCode = 1
    if (failure instanceof ToolError) {
      if (failure.output.trim() !== '') console.error(tailOf(failure.output))
      console.error(failure.message)
      return
    }
    const text = failure instanceof Error ? failure.message : String(failure)
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : ''
    const known = KNOWN.some(([pattern]) => pattern.test(code))
    console.error(known ? explain(`${text}.`, code) : failure)
  }
}

/**
 * @param {string} output
 * @param {number} [lines]
 */
export function tailOf(output, lines = TAIL_LINES) {
  return output
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `  | ${line}`)
    .join('\n')
}

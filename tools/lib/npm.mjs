import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { ROOT } from './places.mjs'

/** An SBOM lists hundreds of packages. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/**
 * The program and arguments that run npm.
 * @param {readonly string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(args) {
  // When started by npm, this is the path of npm's own script: no search is needed, and no shell on Windows.
  const script = process.env['npm_execpath']
  return script !== undefined && basename(script) === 'npm-cli.js'
    ? { command: process.execPath, args: [script, ...args] }
    : { command: 'npm', args: [...args] }
}

/**
 * Runs npm in the project. Resolves with what it printed on standard output, whatever its exit code; '' when it could not
 * be started or took too long.
 * @param {readonly string[]} args
 * @param {{ timeoutMs: number }} options
 * @returns {Promise<string>}
 */
export function readNpm(args, { timeoutMs }) {
  const { command, args: all } = npmCommand(args)
  const options = {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: timeoutMs,
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  }
  return new Promise((resolve) => {
    execFile(command, all, options, (failure, stdout) => resolve(failure?.killed ? '' : stdout))
  })
}

import { spawn } from 'node:child_process'

/** How much of the end of a child's output is kept. */
const KEPT_CHARACTERS = 200_000

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy

/** Forwards a signal to the children. This process ends after the last of them. @param {NodeJS.Signals} signal */
function stop(signal) {
  stoppedBy = signal
  for (const child of running) child.kill(signal)
}

/** @param {import('node:child_process').ChildProcess} child */
function began(child) {
  // Handled only while children run. Otherwise signals have their default effect.
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stop)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  running.delete(child)
  if (running.size > 0) return
  for (const signal of SIGNALS) process.off(signal, stop)
  if (stoppedBy !== undefined) process.kill(process.pid, stoppedBy)
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {string} [cwd]
 * @property {boolean} [show] whether the child's output is printed as well
 */

/**
 * Runs a program. Its output is collected, and printed only with `show`. Signals that stop this process stop the program too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code is 1 when the program could not be started or was killed
 */
export function run(command, args, { env = {}, cwd, show = false } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    began(child)
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8')
      from.on('data', (text) => {
        output = (output + text).slice(-KEPT_CHARACTERS)
        if (show) to.write(text)
      })
    }
    child.on('error', (failure) => {
      ended(child)
      resolve({ code: 1, output: `${output}${failure.message}\n` })
    })
    child.on('close', (code) => {
      ended(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a Node script with the current Node.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

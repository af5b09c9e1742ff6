import { spawn } from 'node:child_process'

/** Computes endlessly. Ends when its parent process has ended. */
const SPIN = `
const parent = process.ppid
while (process.ppid === parent) for (let turn = 0; turn < 1e7; turn += 1);`

/**
 * Keeps cores busy until the returned function is called.
 * @param {number} cores
 * @returns {() => void}
 */
export function keepBusy(cores) {
  const spinning = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', SPIN], { stdio: 'ignore' }),
  )
  return () => {
    for (const child of spinning) child.kill('SIGKILL')
  }
}

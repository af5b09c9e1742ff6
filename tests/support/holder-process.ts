import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'

/** Another process that opens a data folder and writes until it is killed (see store-holder.ts). */
export interface HolderProcess {
  /** `open`, or why not; then the names of committed rows. */
  nextLine(): Promise<string>
  /** What it has said since, after it is gone. */
  kill9(): Promise<string[]>
}

export function startHolder(dataDir: string): HolderProcess {
  const child = spawn(process.execPath, [inject('workerBundle').holder, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const kill9 = async (): Promise<string[]> => {
    child.kill('SIGKILL')
    const rest: string[] = []
    for (let line = await lines.next(); !line.done; line = await lines.next()) rest.push(line.value)
    await gone
    return rest
  }
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await gone
  })
  return { nextLine: async () => String((await lines.next()).value), kill9 }
}

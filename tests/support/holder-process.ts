import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'

/** A process that opens a data folder and inserts rows until it is killed (see store-holder.ts). */
export interface HolderProcess {
  /** Resolves with the next line: `open` or a failure first, then names of committed rows. */
  nextLine(): Promise<string>
  /** Kills it. Resolves with the remaining lines. */
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

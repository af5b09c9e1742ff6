import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface BareServer {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the bare framework in a process of its own, which answers every request with the JSON of `answerFile`. */
export async function startBareServer(answerFile: string): Promise<BareServer> {
  const program = fileURLToPath(new URL('./bare-server.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, answerFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    origin: line.toString().trim(),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

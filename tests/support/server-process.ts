import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BaseError } from '#src/lib/errors.ts'

export interface StartServerParameters {
  /** The bundle, from {@link buildServer}. */
  readonly main: string
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Defaults to a port that the system chooses. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  /** Whether the program accepts messages while it runs. */
  readonly acceptsMessages?: boolean
  /** Called with the server's output. */
  readonly onLog?: (text: string) => void
}

/** The server as `npm start` runs it: a separate process with a real port. */
export interface ServerProcess {
  readonly origin: string
  readonly port: number
  /** Sends a message to the program. Resolves when it has answered. */
  send(message: Serializable): Promise<void>
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill9(): Promise<void>
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>
}

/** Thrown when a server ends before it is ready. The message contains its output. */
export class ServerProcessError extends BaseError<'ended'> {
  override readonly name = 'ServerProcessError'
}

/** A server that may still be starting. */
export interface StartingServer {
  /** Resolves when the server has logged its address and answers /ready; rejects when it ends before. */
  readonly up: Promise<ServerProcess>
  kill9(): Promise<void>
}

/** Starts a server without waiting for it. */
export async function launchServer(parameters: StartServerParameters): Promise<StartingServer> {
  const child = spawn(process.execPath, [parameters.main], {
    // Only named settings: those of the developer's shell must not influence the tests.
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(parameters.port ?? 0),
      DATA_DIR: parameters.dataDir,
      DATABASE_URL: parameters.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      ...parameters.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(parameters.acceptsMessages ? (['ipc'] as const) : [])],
  })
  const output = collect(child)
  child.stdout?.on('data', (chunk) => parameters.onLog?.(String(chunk)))
  const gone = once(child, 'close').then(([code]): number | null => code)
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    return gone
  }
  const send = async (message: Serializable): Promise<void> => {
    const answered = once(child, 'message')
    child.send(message)
    await answered
  }
  const kill9 = async (): Promise<void> => {
    await end('SIGKILL')
  }
  const up = Promise.race([
    addressOf(child).then(async (origin) => {
      await fetch(`${origin}/ready`)
      return { origin, port: Number(new URL(origin).port), send, kill9, stop: () => end('SIGTERM') }
    }),
    gone.then((code): never => {
      throw new ServerProcessError('ended', `The server ended with ${code}: ${output().trim()}`)
    }),
  ])
  // A server that is killed while it starts fails only the callers of `up`.
  up.catch(() => undefined)
  return { up, kill9 }
}

/** Starts a server and waits until it is ready. */
export async function startServer(parameters: StartServerParameters): Promise<ServerProcess> {
  return (await launchServer(parameters)).up
}

/** Resolves with the address in `… is up at http://…`. Remains pending when the server ends before. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += String(chunk)
      const address = /is up at (http:\S+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
  })
}

function collect(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk) => {
    if (text.length < 10_000) text += String(chunk)
  })
  return () => text
}

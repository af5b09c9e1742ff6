import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BaseError } from '#src/lib/errors.ts'
import { collectErrors } from './collect-errors.ts'

export interface StartServerParameters {
  /** The bundle, from {@link buildServer}. */
  readonly main: string
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** By default the system chooses one. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  /** Whether the program receives messages while it runs. */
  readonly isTold?: boolean
  /** Receives the server's log. */
  readonly onLog?: (text: string) => void
}

/** The server in its own process, with a real port. */
export interface ServerProcess {
  readonly origin: string
  readonly port: number
  /** Sends a message to a program that receives them. Resolves when it has responded. */
  tell(message: Serializable): Promise<void>
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill9(): Promise<void>
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>
}

/** A server ended before it was ready. The message contains its output. */
export class ServerProcessError extends BaseError<'ended'> {
  override readonly name = 'ServerProcessError'
}

/** A started server that may not be ready yet. */
export interface StartingServer {
  /** Resolves when it has printed its address and answers /ready. Rejects if it ends before. */
  readonly up: Promise<ServerProcess>
  kill9(): Promise<void>
}

/** Starts a server without waiting for it. */
export async function launchServer(parameters: StartServerParameters): Promise<StartingServer> {
  const child = spawn(process.execPath, [parameters.main], {
    // Only these variables, so that the environment of the test run has no effect.
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(parameters.port ?? 0),
      DATA_DIR: parameters.dataDir,
      DATABASE_URL: parameters.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      ...parameters.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(parameters.isTold ? (['ipc'] as const) : [])],
  })
  const errors = collectErrors(child)
  child.stdout?.on('data', (chunk) => parameters.onLog?.(String(chunk)))
  const gone = once(child, 'close').then(([code]): number | null => code)
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    return gone
  }
  const tell = async (message: Serializable): Promise<void> => {
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
      return { origin, port: Number(new URL(origin).port), tell, kill9, stop: () => end('SIGTERM') }
    }),
    gone.then((code): never => {
      throw new ServerProcessError('ended', `The server ended with ${code}: ${errors().trim()}`)
    }),
  ])
  // A kill during the start is a failure only for callers that wait for `up`.
  up.catch(() => undefined)
  return { up, kill9 }
}

/** Starts a server and waits until it is ready. */
export async function startServer(parameters: StartServerParameters): Promise<ServerProcess> {
  return (await launchServer(parameters)).up
}

/** Resolves with the address in `… is up at http://…`. Stays pending if the server ends before. */
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

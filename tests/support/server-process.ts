import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BaseError } from '#src/lib/errors.ts'

export interface StartServerParameters {
  /** The bundle, from {@link buildServer}. */
  readonly main: string
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** By default one that the system chooses. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  /** For a program that is told things while it runs. */
  readonly isTold?: boolean
  /** Hears what the server logs. */
  readonly onLog?: (text: string) => void
}

/** The server as a player starts it: a process of its own behind a real port. */
export interface ServerProcess {
  readonly origin: string
  readonly port: number
  /** Sends a message to a program that hears them; settles when it has answered. */
  tell(message: Serializable): Promise<void>
  /** SIGKILL; settles when the system has taken the process away. */
  kill9(): Promise<void>
  /** SIGTERM; settles with the exit code. */
  stop(): Promise<number | null>
}

/** A server that ended before it was ready: its message is what it said. */
export class ServerProcessError extends BaseError<'ended'> {
  override readonly name = 'ServerProcessError'
}

/** A server that was started and may not be up yet. */
export interface StartingServer {
  /** Settles when it says its address and answers /ready; rejects when it ends before. */
  readonly up: Promise<ServerProcess>
  kill9(): Promise<void>
}

/** Starts a server without waiting for it. */
export async function launchServer(parameters: StartServerParameters): Promise<StartingServer> {
  const child = spawn(process.execPath, [parameters.main], {
    // Only what is named: settings of whoever runs the tests have no say.
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
  const said = collect(child)
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
      throw new ServerProcessError('ended', `The server ended with ${code}: ${said().trim()}`)
    }),
  ])
  // A server that is killed while it starts is nobody's failure unless somebody waits for it.
  up.catch(() => undefined)
  return { up, kill9 }
}

/** Starts a server and waits until it is ready. */
export async function startServer(parameters: StartServerParameters): Promise<ServerProcess> {
  return (await launchServer(parameters)).up
}

/** The address in `… is up at http://…`. Never settles when the server ends before it says it. */
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

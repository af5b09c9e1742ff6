import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { nonceCall, signInCall } from '#src/protocol/calls/auth.ts'
import { type Simulation, simulationStatusCall } from '#src/protocol/calls/simulation.ts'
import { buildServer } from '#tests/support/build-server.ts'
import { createDatabase } from '#tests/support/database.ts'
import { type ReadEvent, readEvents } from '#tests/support/event-reader.ts'

/** The start and the end of the server process: its output and its exit codes. */
interface Started {
  readonly ended: Promise<number | null>
  said(): string
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void
  /** Resolves with the origin that the server prints. */
  isUp(): Promise<string>
}

let main = ''
beforeAll(async () => {
  main = await buildServer()
})

async function start(environment: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const heard = new Set<() => void>()
  const hear = (chunk: unknown) => {
    said += String(chunk)
    for (const listener of heard) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code]): number | null => code)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    ended,
    said: () => said,
    signal: (name) => child.kill(name),
    isUp: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const origin = /is up at (\S+)\n/.exec(said)?.[1]
          if (origin) resolve(origin)
        }
        heard.add(look)
        look()
        void ended.then(() => reject(new RangeError(said)))
      }),
  }
}

async function freshData(): Promise<{ DATA_DIR: string }> {
  const { location, remove } = await createDatabase('embedded')
  onTestFinished(remove)
  return { DATA_DIR: location.dataDir }
}

const json = { 'content-type': 'application/json' }

/** Signs in as a guest and returns the API key. */
async function signIn(origin: string): Promise<string> {
  const account = privateKeyToAccount(generatePrivateKey())
  const asked = await fetch(`${origin}/auth/nonce?address=${account.address}`)
  const { message } = nonceCall.response.parse(await asked.json())
  const signature = await account.signMessage({ message })
  const signed = await fetch(`${origin}/auth/signin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ address: account.address, message, signature, sig_type: 'burner' }),
  })
  return signInCall.response.parse(await signed.json()).api_key
}

/** Signs in as a guest, sends vinnie a message, and returns the events of the reply from its first token on. */
async function beginTalk(origin: string): Promise<AsyncGenerator<ReadEvent>> {
  const authorization = `Bearer ${await signIn(origin)}`
  const answer = await fetch(`${origin}/api/v1/chat`, {
    method: 'POST',
    headers: { ...json, accept: 'text/event-stream', authorization },
    body: JSON.stringify({ message: "Hello, I'd like to talk." }),
  })
  const events = readEvents(answer)
  await events.next()
  return events
}

test('finishes running replies on SIGTERM and exits with 0', async () => {
  const server = await start(await freshData())
  const origin = await server.isUp()
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(server.said()).toBe(`Dope Chain Wars is up at ${origin}\n`)
  const events = await beginTalk(origin)
  server.signal('SIGTERM')
  let last: ReadEvent | undefined
  for await (const event of events) last = event
  expect(last).toMatchObject({ event: 'done' })
  expect(await server.ended).toBe(0)
})

/** Polls a simulation until it has reached a step. */
async function pollRun(
  origin: string,
  authorization: string,
  id: string,
  isThere: (run: Simulation) => boolean,
): Promise<Simulation> {
  for (;;) {
    const answer = await fetch(`${origin}/economy/simulation/status?id=${id}`, {
      headers: { authorization },
    })
    const run = simulationStatusCall.response.parse(await answer.json())
    if (isThere(run)) return run
  }
}

test('plays a simulation in its own thread and resumes it after kill -9', async () => {
  const data = await freshData()
  const first = await start(data)
  let origin = await first.isUp()
  const authorization = `Bearer ${await signIn(origin)}`
  const begun = await fetch(`${origin}/economy/simulation/start`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify({ agent: 'vinnie', seed: 'kill' }),
  })
  const { simulation_id: id } = simulationStatusCall.response.parse(await begun.json())
  const before = await pollRun(origin, authorization, id, (run) => run.current_step >= 2)
  first.signal('SIGKILL')
  await first.ended

  const second = await start(data)
  origin = await second.isUp()
  const steps = before.net_worth.length
  const after = await pollRun(origin, authorization, id, (run) => run.current_step > steps)
  expect(after.state).toBe('running')
  expect(after.net_worth.slice(0, steps)).toEqual(before.net_worth)
})

test('exits with 1 and a sentence when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const server = await start({ ...(await freshData()), PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.said()).toBe(
    `Port ${port} is taken by another program. Stop that one, or start with another port: PORT=${port + 1} npm start\n`,
  )
})

test('exits with 1 and names an invalid setting', async () => {
  const server = await start({ PORT: '8o8o' })
  expect(await server.ended).toBe(1)
  expect(server.said()).toBe('The setting PORT must be a port from 0 to 65535.\n')
})

test('exits with 1 and lists everything that production lacks', async () => {
  const server = await start({ DCW_PROFILE: 'production', WALLET_MODE: 'live' })
  expect(await server.ended).toBe(1)
  expect(server.said()).toMatch(
    /^DCW_PROFILE=production is not ready to start:\n- PUBLIC_ORIGIN: .+\n- TRUST_PROXY: .+\n/,
  )
})

test('logs where players can sign in without PUBLIC_ORIGIN', async () => {
  const server = await start({ ...(await freshData()), LOG_LEVEL: 'info' })
  await server.isUp()
  const lines = server.said().match(/PUBLIC_ORIGIN is not set: [^"]+/g)
  expect(lines).toEqual([
    'PUBLIC_ORIGIN is not set: players sign in on localhost and 127.0.0.1 only',
  ])
})

test('exits with 1 when the database does not answer', async () => {
  // No process listens on port 1, which is never assigned.
  const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect(await server.ended).toBe(1)
  expect(server.said()).toMatch(/^[A-Z][^\n]+\.\n$/)
})

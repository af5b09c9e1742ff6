import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { Client } from 'pg'

/** Parameters that PgBouncer accepts at the start of a session. */
const ACCEPTED = [
  'user',
  'database',
  'client_encoding',
  'application_name',
  'timezone',
  'datestyle',
]
const PROTOCOL_3 = 196_608
/** Kinds of messages: a client ends its session; the server is ready, with its status outside of a transaction. */
const [TERMINATE, READY, IDLE] = [0x58, 0x5a, 0x49]
/** What a session would keep, and a connection of a transaction does not. */
const SESSION_STATE = /^\s*(?:set\s+(?!local\b)|listen\b|prepare\b)|pg_(?:try_)?advisory_lock\b/i

/** A connection to PostgreSQL that transactions of different clients use in turn. */
interface Upstream {
  readonly socket: Socket
  /** The client whose transaction runs; null between transactions. */
  client: Pooled | null
  /** Bytes of the server that are not a whole message yet. */
  rest: Buffer
}

interface Pooled {
  readonly socket: Socket
  upstream: Upstream | null
  rest: Buffer
  isStarted: boolean
}

export interface Pooler {
  /** The address of a database through the pooler. */
  readonly url: string
  /** Names of prepared statements and texts of statements that a pooler of transactions cannot serve. */
  readonly refused: readonly string[]
  close(): Promise<void>
}

/**
 * Starts a server that works like PgBouncer in transaction mode: each transaction gets one of a few connections. Refuses the same
 * parameters, named statements and state of sessions. Takes any password.
 */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const refused: string[] = []
  const clients = new Set<Pooled>()
  const waiting: Pooled[] = []
  const upstreams = await Promise.all(
    Array.from({ length: connections }, () => openUpstream(databaseUrl)),
  )
  const serve = (): void => {
    for (const upstream of upstreams) {
      if (upstream.client) continue
      const client = waiting.shift()
      if (!client) return
      Object.assign(client, { upstream })
      Object.assign(upstream, { client })
      forward(client)
    }
  }
  const forward = (client: Pooled): void => {
    const { messages, rest } = split(client.rest, 1)
    client.rest = rest
    for (const message of messages) {
      if (message[0] === TERMINATE) continue
      const problem = problemOf(message)
      if (problem !== null) {
        refused.push(problem)
        client.socket.destroy()
        return
      }
      client.upstream?.socket.write(message)
    }
  }
  for (const upstream of upstreams) {
    upstream.socket.on('data', (chunk: Buffer) => {
      const { messages, rest } = split(Buffer.concat([upstream.rest, chunk]), 1)
      upstream.rest = rest
      for (const message of messages) {
        const { client } = upstream
        client?.socket.write(message)
        if (message[0] !== READY || message[5] !== IDLE) continue
        if (client) client.upstream = null
        upstream.client = null
      }
      serve()
    })
  }
  const server = createServer({ noDelay: true }, (socket) => {
    const client: Pooled = { socket, upstream: null, rest: Buffer.alloc(0), isStarted: false }
    clients.add(client)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clients.delete(client)
      // The server rolls back what a vanished client has begun.
      client.upstream?.socket.write(queryMessage('rollback'))
    })
    socket.on('data', (chunk: Buffer) => {
      client.rest = Buffer.concat([client.rest, chunk])
      if (!client.isStarted) {
        start(client, refused)
        return
      }
      if (client.rest[0] === TERMINATE) return
      if (client.upstream) forward(client)
      else {
        if (!waiting.includes(client)) waiting.push(client)
        serve()
      }
    })
  })
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${await listen(server)}`
  return {
    url: url.href,
    refused,
    async close() {
      for (const { socket } of clients) socket.destroy()
      for (const { socket } of upstreams) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Opens a session as node-postgres does, and takes its socket over. */
async function openUpstream(databaseUrl: string): Promise<Upstream> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { connection } = client as unknown as { connection: { stream: Socket } }
  const socket = connection.stream
  for (const event of ['data', 'error', 'close', 'end']) socket.removeAllListeners(event)
  socket.on('error', () => undefined)
  socket.setNoDelay()
  return { socket, client: null, rest: Buffer.alloc(0) }
}

/** Answers the first message of a client. */
function start(client: Pooled, refused: string[]): void {
  const { rest, socket } = client
  if (rest.length < 8 || rest.length < rest.readInt32BE(0)) return
  client.rest = rest.subarray(rest.readInt32BE(0))
  if (rest.readInt32BE(4) !== PROTOCOL_3) {
    // A request for encryption or cancellation.
    socket.write('N')
    return
  }
  const fields = rest.toString('utf8', 8, rest.readInt32BE(0)).split('\0')
  const names = fields.filter((name, index) => index % 2 === 0 && name !== '')
  const unknown = names.find((name) => !ACCEPTED.includes(name.toLowerCase()))
  if (unknown !== undefined) {
    refused.push(unknown)
    const sentence = `unsupported startup parameter: ${unknown}`
    socket.end(messageOf('E', `SFATAL\0VFATAL\0C08P01\0M${sentence}\0\0`))
    return
  }
  client.isStarted = true
  const [authenticated, idle] = [messageOf('R', '\0\0\0\0'), messageOf('Z', 'I')]
  socket.write(Buffer.concat([authenticated, messageOf('S', 'server_version\x0016.0\0'), idle]))
}

/** Returns what a pooler of transactions cannot serve, or null. */
function problemOf(message: Buffer): string | null {
  const kind = String.fromCharCode(message[0] ?? 0)
  const [first = '', second = ''] = message.toString('utf8', 5).split('\0')
  if (kind === 'P' && first !== '') return `the named statement ${first}`
  const text = kind === 'P' ? second : kind === 'Q' ? first : ''
  return SESSION_STATE.test(text) ? text : null
}

/** Splits bytes into whole messages: a kind, a length, a body. */
function split(bytes: Buffer, kindLength: number): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = []
  let rest = bytes
  while (rest.length >= kindLength + 4) {
    const length = kindLength + rest.readInt32BE(kindLength)
    if (rest.length < length) break
    messages.push(rest.subarray(0, length))
    rest = rest.subarray(length)
  }
  return { messages, rest }
}

function queryMessage(text: string): Buffer {
  return messageOf('Q', `${text}\0`)
}

function messageOf(kind: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1')
  const head = Buffer.alloc(5, kind)
  head.writeInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}

import { randomUUID } from 'node:crypto'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished } from 'vitest'
import { nonceCall, tokensSchema } from '#src/protocol/calls/auth.ts'
import type { Answered, Asked } from '../app.ts'
import { buildServer } from '../build-server.ts'
import { createDatabase } from '../database.ts'
import { findFreePort } from '../free-port.ts'
import { launchServer } from '../server-process.ts'

/** A server that is asked over HTTP, and that trusts the addresses which requests name. */
export interface AskedServer {
  /** Sends a request from an address, and counts its status. */
  ask(route: string, from: string, asked?: Asked): Promise<Answered>
}

/** A server in a process of its own, and what it answered. */
export interface HostileServer extends AskedServer {
  readonly origin: string
  readonly port: number
  /** Counts an answer that was read otherwise. */
  count(status: number): void
  /** Returns the counts since the last call, by status. */
  takeStatuses(): Readonly<Record<string, number>>
}

export interface Guest {
  readonly account: PrivateKeyAccount
  readonly from: string
  readonly headers: { readonly authorization: string }
}

/** Starts the server with an embedded database. It stops at the end of the test. */
export async function startHostileServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<HostileServer> {
  const { location, remove } = await createDatabase('embedded')
  onTestFinished(remove)
  const port = await findFreePort()
  const starting = await launchServer({
    ...{ main: await buildServer(), ...location, port },
    environment: { PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, TRUST_PROXY: '1', ...environment },
  })
  onTestFinished(() => starting.kill9())
  const { origin } = await starting.up
  let statuses = new Map<number, number>()
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return {
    origin,
    port,
    count,
    ask: askOver(origin, count).ask,
    takeStatuses() {
      const taken = Object.fromEntries(statuses)
      statuses = new Map()
      return taken
    },
  }
}

/** Returns a server at an origin. `count` is called with the status of each answer. */
export function askOver(origin: string, count: (status: number) => void): AskedServer {
  return {
    async ask(route, from, { body, headers } = {}) {
      const [method = 'GET', path = '/'] = route.split(' ')
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...{ 'x-forwarded-for': from, ...headers },
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      count(answer.status)
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      return {
        status: answer.status,
        headers: answer.headers,
        json: isJson ? JSON.parse(text) : null,
      }
    },
  }
}

/** Returns a text for an address, signed by the account. */
export async function signNonce(
  { ask }: AskedServer,
  { account, from, headers }: Pick<Guest, 'account' | 'from'> & { headers?: Guest['headers'] },
  purpose: 'sign-in' | 'step-up' = 'sign-in',
) {
  const query = new URLSearchParams({ address: account.address, purpose })
  const asked = headers ? { headers } : {}
  const { status, json } = await ask(`GET ${nonceCall.path}?${query}`, from, asked)
  if (status !== 200) return null
  const { message, nonce } = nonceCall.response.parse(json)
  const signature = await account.signMessage({ message })
  return { address: account.address, message, signature, nonce }
}

/** Signs a new guest in from an address. Resolves with null when the server refuses. */
export async function tryGuest(server: AskedServer, from: string): Promise<Guest | null> {
  const account = privateKeyToAccount(generatePrivateKey())
  const signed = await signNonce(server, { account, from })
  if (!signed) return null
  const body = { ...signed, sig_type: 'burner' }
  const headers = { 'idempotency-key': randomUUID() }
  const { status, json } = await server.ask('POST /auth/signin', from, { body, headers })
  if (status !== 200) return null
  const { api_key: key } = tokensSchema.parse(json)
  return { account, from, headers: { authorization: `Bearer ${key}` } }
}

/** Signs a new guest in. */
export async function openGuest(server: AskedServer, from: string): Promise<Guest> {
  return (await tryGuest(server, from)) ?? expect.fail(`no guest from ${from}`)
}

/** Links the key of `other` to the player of `kept`, which merges the two. Resolves with the status of the answer. */
export async function linkGuest(server: AskedServer, kept: Guest, other: Guest): Promise<number> {
  const { from, headers } = kept
  const proof = await signNonce(server, kept, 'step-up')
  await server.ask('POST /auth/step-up', from, { headers, body: proof })
  const signed = await signNonce(server, { account: other.account, from })
  const body = { proof: { ...signed, sig_type: 'burner' }, keep: 'mine' }
  const { status } = await server.ask('POST /auth/link', from, { headers, body })
  return status
}

/** Calls `work` with each number below `count`, a few at a time. */
export async function inLanes(
  count: number,
  lanes: number,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) {
        const number = next
        next += 1
        await work(number)
      }
    }),
  )
}

import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { nonceCall, type SignInTokens, signInCall } from '#src/protocol/calls/auth.ts'
import { chatCall, chatHistoryCall } from '#src/protocol/calls/chat.ts'
import { playerStatsCall } from '#src/protocol/calls/player.ts'
import type {
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from '#src/protocol/endpoint.ts'
import type { VerifySignature } from '#src/server/platform/chain/verify-signature.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import type { ConcurrencyBounds } from '#src/server/platform/http/concurrency-limit.ts'
import type { Limits } from '#src/server/platform/http/rate-limit.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { sha256 } from '#src/server/platform/hashing.ts'
import type { Ids } from '#src/server/platform/ids.ts'
import type { SummarizeConversation } from '#src/server/voices/model/model-summary.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import { type AssembledApp, assembleApp } from './assemble-app.ts'
import { countedIds } from './counted-ids.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly clock?: ManualClock
  readonly limits?: Partial<Limits>
  readonly connectionBounds?: ConcurrencyBounds
  readonly streamBounds?: ConcurrencyBounds
  readonly clientDir?: string
  readonly voice?: Voice
  readonly summarizeConversation?: SummarizeConversation
  readonly verifySignature?: VerifySignature
  readonly newId?: () => string
}

/** The whole server over a real database, without a socket. */
export type TestApp = AssembledApp<ManualClock>

export function createTestApp(store: Store, options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = createManualClock(), newId, ...parts } = options
  return assembleApp(store, {
    ...parts,
    clock,
    simulationWorker: pathToFileURL(inject('workerBundle').simulation),
    ids: { ...idsOfTest(), ...(newId && { uuid: newId }) },
  })
}

const drawn = new Map<string, Ids>()

/** Ids seed the server's chance, so a test draws the same in every run. Its apps share one sequence. */
function idsOfTest(): Ids {
  const { currentTestName = '', testPath = '' } = expect.getState()
  const salt = `${basename(testPath)} ${currentTestName}`
  const ids = drawn.get(salt) ?? countedIds({ head: sha256(salt).slice(0, 8), salt })
  drawn.set(salt, ids)
  return ids
}

export interface Asked {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The response to a request. `json` is null when the body is not JSON. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly json: unknown
}

/** Sends one request: 'POST /auth/signin'. */
export async function send(
  { app }: Pick<TestApp, 'app'>,
  route: string,
  { body, headers }: Asked = {},
): Promise<Answered> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const answer = await app.request(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    json: text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
  }
}

export interface CallInput<endpoint extends Endpoint> {
  readonly params?: ParamsInput<endpoint>
  readonly query?: QueryInput<endpoint>
  readonly body?: BodyInput<endpoint>
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes a call that is expected to succeed. Returns the response, validated by the protocol. */
export async function call<endpoint extends Endpoint>(
  app: Pick<TestApp, 'app'>,
  endpoint: endpoint,
  input: CallInput<endpoint> = {},
): Promise<ResponseOf<endpoint>> {
  const params: object = input.params ?? {}
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => Reflect.get(params, name))
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const { status, json } = await send(app, `${endpoint.method} ${path}?${query}`, {
    ...(input.body === undefined ? {} : { body: input.body }),
    ...(input.headers ? { headers: input.headers } : {}),
  })
  expect({ status, json }).toMatchObject({ status: endpoint.response ? 200 : 204 })
  return endpoint.response?.parse(json) as ResponseOf<endpoint>
}

export interface TestPlayer {
  readonly account: PrivateKeyAccount
  readonly id: string
  readonly tokens: SignInTokens
  readonly headers: { readonly authorization: string }
}

export function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

/** Returns the body of /auth/signin: a nonce signed by a guest. */
export async function proofOf(
  app: Pick<TestApp, 'app'>,
  account: PrivateKeyAccount,
): Promise<BodyInput<typeof signInCall>> {
  const { nonce, message } = await call(app, nonceCall, {
    query: { address: account.address, chain_id: 8453 },
  })
  const signature = await account.signMessage({ message })
  return { address: account.address, message, signature, nonce, sig_type: 'burner' }
}

export async function signInAs(
  app: Pick<TestApp, 'app'>,
  account = newAccount(),
): Promise<TestPlayer> {
  const tokens = await call(app, signInCall, { body: await proofOf(app, account) })
  return {
    account,
    id: tokens.player_id,
    tokens,
    headers: { authorization: `Bearer ${tokens.api_key}` },
  }
}

/** The reply of a shark. */
export type Said = Extract<ResponseOf<typeof chatCall>, { response: string }>

/** Sends a message, by default to vinnie, and waits for the complete reply. */
export async function say(
  app: Pick<TestApp, 'app'>,
  player: TestPlayer,
  message: string,
  options: { body?: Partial<BodyInput<typeof chatCall>>; key?: string } = {},
): Promise<Said> {
  const answer = await call(app, chatCall, {
    body: { message, ...options.body },
    headers: { ...player.headers, 'idempotency-key': options.key ?? randomUUID() },
  })
  return 'response' in answer ? answer : expect.fail('the quota is spent')
}

/** Returns the body of /chat/choice for a chip. */
export function chipOf(
  { quick_replies }: Pick<Said, 'quick_replies'>,
  value: string,
): { choice_id: string; value: string } {
  for (const { payload } of quick_replies) {
    if (typeof payload === 'string' || payload.details.value !== value) continue
    return { choice_id: String(payload.details.choice_id), value }
  }
  return expect.fail(`no chip '${value}' in ${JSON.stringify(quick_replies)}`)
}

/** Returns the player's own figures. */
export async function stats(app: TestApp, player: TestPlayer) {
  return call(app, playerStatsCall, { params: { id: 'me' }, headers: player.headers })
}

/** Returns the player's conversations as the page reads them. */
export async function history(app: TestApp, player: TestPlayer) {
  const { conversations } = await call(app, chatHistoryCall, { headers: player.headers })
  return conversations
}

/** Expects the public audit to find no difference in the ledger and the tables next to it. */
export async function expectBalancedBooks({ db }: Pick<Store, 'db'>): Promise<void> {
  expect(await audit(db)).toEqual([])
}

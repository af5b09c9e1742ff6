import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { nonceCall, signInCall } from '#src/protocol/calls/auth.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { buildServer } from '../../support/build-server.ts'
import { startServer } from '../../support/server-process.ts'

/** Below the limit of a player's writes in a minute. */
const TRADES_EACH = 30

/** Returns the trades a second of players who have signed in, over HTTP, with limits and the log. */
export async function httpTradesPerSecond(databaseUrl: string, players: number): Promise<number> {
  const server = await startServer({
    ...{ main: await buildServer(), dataDir: '', databaseUrl },
    environment: { LOG_LEVEL: 'info' },
  })
  try {
    const keys: string[] = []
    for (let player = 0; player < players; player += 1) keys.push(await signIn(server.origin))
    const begun = performance.now()
    await Promise.all(keys.map((key) => tradeAs(server.origin, key)))
    return (players * TRADES_EACH) / ((performance.now() - begun) / 1_000)
  } finally {
    await server.stop()
  }
}

async function signIn(origin: string): Promise<string> {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const asked = await fetch(`${origin}${nonceCall.path}?address=${wallet.address}`)
  const { nonce, message } = nonceCall.response.parse(await asked.json())
  const signature = await wallet.signMessage({ message })
  const answer = await post(`${origin}${signInCall.path}`, {
    ...{ address: wallet.address, message, nonce, sig_type: 'burner', signature },
  })
  return signInCall.response.parse(await answer.json()).api_key
}

async function tradeAs(origin: string, apiKey: string): Promise<void> {
  for (let trade = 0; trade < TRADES_EACH; trade += 1) {
    const body = { side: 'buy', symbol: 'SMOKES', quantity: 1 }
    const answer = await post(`${origin}${tradeCall.path}`, body, apiKey)
    if (!answer.ok) throw new RangeError(`A trade was answered with ${answer.status}.`)
    await answer.arrayBuffer()
  }
}

function post(url: string, body: unknown, apiKey?: string): Promise<Response> {
  const key = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...key },
    body: JSON.stringify(body),
  })
}

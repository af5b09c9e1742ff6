import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { watchFlashblocks } from '#src/server/chain/watch-flashblocks.ts'
import { readConfig } from '#src/server/config.ts'
import { createLog } from '#src/server/log.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const log = createLog('silent', { write: () => undefined })

function watch(url: string) {
  const clock = createManualClock()
  const config = readConfig(url === '' ? {} : { BASE_RPC_URL: url })
  return { clock, isServed: watchFlashblocks({ config, clock, log }) }
}

/** An RPC that passes on to a chain, but knows no pending block of its own. */
async function startPlainRpc(chain: string): Promise<{ url: string; asked: () => number }> {
  let asked = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const body = text.replace('"pending"', '"latest"')
    asked += 1
    const answer = await fetch(chain, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, asked: () => asked }
}

test('default: an RPC that serves the block in the making; one that shows the latest again does not', async () => {
  const chain = await startAnvil(8453)
  onTestFinished(() => chain.stop())
  const served = watch(chain.url)
  expect(served.isServed()).toBe(false)
  await expect.poll(served.isServed).toBe(true)

  const rpc = await startPlainRpc(chain.url)
  const plain = watch(rpc.url)
  plain.isServed()
  await expect.poll(rpc.asked).toBe(2)
  expect(plain.isServed()).toBe(false)
  plain.clock.advance(59_999)
  expect(plain.isServed()).toBe(false)
  expect(rpc.asked()).toBe(2)
  plain.clock.advance(1)
  plain.isServed()
  await expect.poll(rpc.asked).toBe(4)
})

test('behavior: without an RPC it is never so', () => {
  expect(watch('').isServed()).toBe(false)
})

import { expect, onTestFinished, test } from 'vitest'
import { watchFlashblocks } from '#src/server/platform/chain/watch-flashblocks.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { createLog } from '#src/server/platform/log.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { startRpcBetween } from '#tests/support/chain/rpc-between.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const log = createLog('silent', { write: () => undefined })

function watch(url: string) {
  const clock = createManualClock()
  const config = readConfig(url === '' ? {} : { BASE_RPC_URL: url })
  return { clock, isServed: watchFlashblocks({ config, clock, log }) }
}

test('detects an RPC that serves the pending block, and checks again after a minute', async () => {
  const chain = await startAnvil(8453)
  onTestFinished(() => chain.stop())
  const served = watch(chain.url)
  expect(served.isServed()).toBe(false)
  await expect.poll(served.isServed).toBe(true)

  // An RPC that returns the latest block as the pending one.
  const rpc = await startRpcBetween(chain.url, (question) => ({
    ...question,
    params: question.params.map((param) => (param === 'pending' ? 'latest' : param)),
  }))
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

test('is false without an RPC', () => {
  expect(watch('').isServed()).toBe(false)
})

import { expect, test } from 'vitest'
import { checkHealth } from '#src/api/check-health.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { startProtocolServer } from '#tests/support/protocol-server.ts'

test('resolves with true when the server responds, and with false when it is down', async () => {
  const server = await startProtocolServer()
  const { client } = createTestClient(server.origin)
  server.answer('GET /health', { json: { status: 'ok', version: '1.0.0' } })
  expect(await checkHealth(client)).toBe(true)
  await server.close()
  expect(await checkHealth(client)).toBe(false)
})

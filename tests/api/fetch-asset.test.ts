import { expect, test } from 'vitest'
import { fetchAsset } from '#src/api/fetch-asset.ts'
import { startProtocolServer } from '#tests/support/protocol-server.ts'

test('returns the file', async () => {
  const server = await startProtocolServer()
  server.answer('GET /font.flf', { text: 'flf2a' })
  expect(await (await fetchAsset(fetch, `${server.origin}/font.flf`)).text()).toBe('flf2a')
  await server.close()
})

test('rejects when the file is missing or there is no connection', async () => {
  const server = await startProtocolServer()
  const address = `${server.origin}/font.flf`
  await expect(fetchAsset(fetch, address)).rejects.toMatchObject({ status: 404 })
  await server.close()
  await expect(fetchAsset(fetch, address)).rejects.toMatchObject({ code: 'network' })
})

import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSignatureVerifier } from '#src/server/platform/chain/verify-signature.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { startDeadServer } from '#tests/support/dead-server.ts'

const account = privateKeyToAccount(generatePrivateKey())
const message = 'Sign in to Dope Chain Wars'
const ofSmartWallet = {
  address: account.address,
  message,
  signature: `0x${'ab'.repeat(200)}`,
} as const

test('verifies the signature of a key', async () => {
  const verify = createSignatureVerifier(readConfig({}))
  const signature = await account.signMessage({ message })
  const proof = { address: account.address, message, signature, chainId: 8453 }
  expect(await verify(proof)).toBe('valid')
  expect(await verify({ ...proof, message: `${message}!` })).toBe('invalid')
  expect(await verify({ ...proof, signature: `0x${'00'.repeat(65)}` })).toBe('invalid')
})

test('verifies the signature of a key while the chain is down', async () => {
  const BASE_RPC_URL = await startDeadServer()
  const verify = createSignatureVerifier(readConfig({ BASE_RPC_URL }))
  const signature = await account.signMessage({ message })
  expect(await verify({ address: account.address, message, signature, chainId: 8453 })).toBe(
    'valid',
  )
})

test('reports a smart wallet’s signature as unsupported without an RPC', async () => {
  const verify = createSignatureVerifier(readConfig({}))
  expect(await verify({ ...ofSmartWallet, chainId: 8453 })).toBe('unsupported')
  const short = `0x${'ab'.repeat(65)}` as const
  expect(await verify({ ...ofSmartWallet, signature: short, chainId: 8453 })).toBe('invalid')
})

test('reports a smart wallet’s signature as unreachable while its chain is down', async () => {
  const BASE_RPC_URL = await startDeadServer()
  const verify = createSignatureVerifier(readConfig({ BASE_RPC_URL }))
  expect(await verify({ ...ofSmartWallet, chainId: 8453 })).toBe('unreachable')
  expect(await verify({ ...ofSmartWallet, chainId: 480 })).toBe('unsupported')
})

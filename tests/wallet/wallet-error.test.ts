import { ConnectorAccountNotFoundError } from '@wagmi/core'
import { ResourceUnavailableRpcError, UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { GUEST_ID } from '#src/wallet/connector-ids.ts'
import { toWalletError } from '#src/wallet/wallet-error.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { WalletPage } from '#tests/support/test-wallet.ts'

test('describes a wallet that is busy (-32002) in one sentence', () => {
  const cause = new ResourceUnavailableRpcError(new Error('Already processing the request.'))
  expect(cause.message).toContain('Version: viem@')
  expect(toWalletError(cause)).toMatchObject({
    code: 'failed',
    message: 'Requested resource not available.',
    cause,
  })
})

test('describes a wallet without the account of the payment', () => {
  const { connector } = openTestWallets({
    page: new WalletPage(),
    storage: createMemoryStorage().storage,
  })
  const address = `0x${'0b'.repeat(20)}` as const
  const cause = new ConnectorAccountNotFoundError({ address, connector: connector(GUEST_ID) })
  expect(toWalletError(cause).message).toBe('The wallet has turned to another account than yours.')
})

test('describes a refusal, an own error and a thrown text', () => {
  expect(toWalletError(new UserRejectedRequestError(new Error('No.')))).toMatchObject({
    code: 'refused',
    message: 'User rejected the request',
  })
  expect(toWalletError(new Error('Gone.')).message).toBe('Gone.')
  expect(toWalletError('Locked.').message).toBe('Locked.')
})

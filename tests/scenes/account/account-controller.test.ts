import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFlow } from '#src/flow/create-flow.ts'
import { type FlowEffect } from '#src/flow/flow-effect.ts'
import { createAccountController } from '#src/scenes/account/account-controller.ts'
import { createCredentials } from '#src/session/credentials.ts'
import {
  createIdentityLinker,
  type CreateIdentityLinkerOptions,
} from '#src/session/identity-linker.ts'
import { GUEST_ID } from '#src/wallet/connector-ids.ts'
import { createStepUpController } from '#src/session/step-up-controller.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { openTestWallets } from '#tests/support/open-test-wallets.ts'
import { createTestStores } from '#tests/support/test-stores.ts'
import { WalletPage } from '#tests/support/test-wallet.ts'

const ID = '0b0c7c0e-1111-4222-8333-944455556666'
const WALLET = `0x${'ab'.repeat(20)}` as const
const AT = '2026-11-22T18:30:00.000Z'
const MERGE = { id: ID, kept: 'Bones', dropped: 'Slick', asked_at: AT, due_at: AT }
const RECALLED = {
  id: ID,
  character: 'vinnie',
  kind: 'person',
  words: 'your sister Rosa',
  said_at: AT,
  ends_at: AT,
  hearsay_from: null,
}
const NOTICE = { id: ID, kind: 'linked', about: [WALLET], at: AT }

let server: ProtocolServer
beforeEach(async () => {
  server = await startProtocolServer()
  for (const [route, json] of [
    ['GET /player/identities', []],
    ['GET /player/keys', []],
    ['GET /player/memory', [RECALLED]],
    ['GET /player/merges', [MERGE]],
    ['GET /player/notices', [NOTICE]],
    ['GET /auth/nonce', { nonce: 'n', message: 'Confirm', expires_at: AT }],
    ['POST /auth/step-up', { ends_at: AT }],
  ] as const) {
    server.answer(route, { json })
  }
})
afterEach(() => server.close())

/** Opens a guest's account on a real server. */
function setup({ pickWallet }: Partial<Pick<CreateIdentityLinkerOptions, 'pickWallet'>> = {}) {
  const { storage } = createMemoryStorage()
  const credentials = createCredentials(storage)
  credentials.store(
    {
      ...{ api_key: 'dcw_test', access_token: 'a', refresh_token: 'r' },
      ...{ wallet: WALLET, player_id: ID, is_new_player: false },
    },
    { address: WALLET, type: 'eoa', platform: 'desktop', walletId: GUEST_ID, playerId: ID },
    'desktop',
  )
  const timers = createManualTimers()
  const calls = createTestClient(server.origin)
  calls.key = 'dcw_test'
  const { client } = calls
  const effects: FlowEffect['type'][] = []
  const flow = createFlow({
    ...{ timers, embedded: false, mobile: false },
    route: { view: 'waitlist', errorCode: null, pendingView: null, promo: false },
    perform: ({ type }) => effects.push(type),
  })
  flow.dispatch({ type: 'session_restored', wallet: WALLET })
  const stores = createTestStores(storage)
  const { loadWallets, connect } = openTestWallets({ page: new WalletPage(), storage })
  const host = { platform: 'desktop', signIn: null, stepUp: null } as const
  const parts = { client, credentials, loadWallets, timers, host }
  const stepUp = createStepUpController({ ...parts, payer: async () => null })
  const linking = createIdentityLinker({
    ...{ ...parts, stepUp, onPlayerChange: () => undefined },
    pickWallet: pickWallet ?? (() => connect(GUEST_ID)),
  })
  const logged: string[] = []
  const saved: { name: string; content: string; type: string }[] = []
  const controller = createAccountController({
    ...{ api: client, flow, linking, stepUp, stores },
    save: (file) => saved.push(file),
    log: (what) => logged.push(what),
  })
  const writes = () =>
    server.seen
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url}`)
  return {
    controller,
    account: () => stores.account.getState(),
    flow,
    effects,
    writes,
    logged,
    saved,
  }
}

test('loads pending merges and notices with the identities and keys', async () => {
  const { controller, account } = setup()
  await controller.refresh()
  expect(account()).toMatchObject({ merges: [MERGE], news: [NOTICE], notice: null })
})

test('loads what the sharks recall, and makes them forget one or all without a signature', async () => {
  server.answer(`DELETE /player/memory/${ID}`, { status: 204 })
  server.answer('DELETE /player/memory', { status: 204 })
  const { controller, account, writes } = setup()
  await controller.refresh()
  expect(account().memory).toEqual([RECALLED])
  server.answer('GET /player/memory', { json: [] })
  await controller.forget(ID)
  expect(account()).toMatchObject({ memory: [], notice: 'Nobody remembers that now.' })
  await controller.forgetAll()
  expect(writes()).toEqual([`DELETE /player/memory/${ID}`, 'DELETE /player/memory'])
})

test('unlinks an identity after a step-up', async () => {
  server.answer(`DELETE /player/identities/${ID}`, { status: 204 })
  const { controller, account, writes } = setup()
  await controller.unlink(ID)
  expect(writes()).toEqual(['POST /auth/step-up', `DELETE /player/identities/${ID}`])
  expect(account().notice).toBe('Unlinked.')
})

test('ends the wait for a signature when the player stops it', async () => {
  server.answer('GET /auth/nonce', () => new Promise(() => undefined))
  const { controller, account, writes } = setup()
  const linked = controller.link('wallet')
  await expect
    .poll(() => account())
    .toMatchObject({
      notice: 'Waiting for a signature…',
      isSigning: true,
    })
  controller.stopSigning()
  expect(await linked).toBeNull()
  expect(account()).toMatchObject({ notice: 'Nothing was signed.', isSigning: false })
  expect(writes()).toEqual([])
})

test('shows the server’s sentence when it refuses to unlink', async () => {
  const detail = 'This is your only identity.'
  server.answer(`DELETE /player/identities/${ID}`, {
    status: 409,
    json: { detail, code: 'last_identity', request_id: 'r' },
  })
  const { controller, account } = setup()
  await controller.unlink(ID)
  expect(account().notice).toBe(detail)
})

test('cancels a merge without a signature', async () => {
  server.answer(`DELETE /player/merges/${ID}`, { status: 204 })
  const { controller, account, writes } = setup()
  await controller.cancelMerge(ID)
  expect(writes()).toEqual([`DELETE /player/merges/${ID}`])
  expect(account().notice).toBe('Cancelled. Both go on.')
})

test('marks read notices, and sends nothing when there are none', async () => {
  server.answer('POST /player/notices/read', { status: 204 })
  const { controller, writes } = setup()
  await controller.readNews([])
  expect(writes()).toEqual([])
  await controller.readNews([ID])
  expect(server.seen.at(-1)).toMatchObject({ url: '/player/notices/read', body: { ids: [ID] } })
})

test('signs out here after the server has ended all sessions', async () => {
  server.answer('POST /auth/logout-all', { status: 204 })
  const { controller, flow, effects, writes } = setup()
  await controller.signOutEverywhere()
  expect(writes()).toEqual(['POST /auth/logout-all'])
  expect(flow.state).toMatchObject({
    view: 'waitlist',
    confirmed: false,
    message: 'You are signed out everywhere.',
  })
  expect(effects).toEqual(expect.arrayContaining(['clear_session', 'forget_player']))
  expect(effects).not.toContain('sign_out')
})

test('shows an error and keeps the session when the sign-out fails', async () => {
  const detail = 'The database does not answer.'
  server.answer('POST /auth/logout-all', {
    status: 404,
    json: { detail, code: 'not_found', request_id: 'r' },
  })
  const { controller, account, flow } = setup()
  await controller.signOutEverywhere()
  expect(flow.state.confirmed).toBe(true)
  expect(account().notice).toBe(detail)
})

const DATA = {
  exported_at: AT,
  player: {
    ...{ id: ID, street_name: 'Bones', created_at: AT, borough: 'manhattan', reputation: 1, xp: 0 },
    ...{ bought_messages: 0, beta_features: [], merged_players: [] },
  },
  ...{ identities: [], evidence: [], sessions: [], notices: [], conversations: [], memory: [] },
  ...{ own_words: [], stored_answers: [], purchases: [], loans: [], fronts: [], events: [] },
  ...{ orders: [], sponsored_calls: [], mini_apps: [], offers: [], pending_merges: [], game: {} },
}

test('saves the data as a file after a step-up', async () => {
  server.answer('GET /player/data', { json: DATA })
  const { controller, account, saved, writes } = setup()
  await controller.downloadData()
  expect(writes()).toEqual(['POST /auth/step-up'])
  expect(saved).toMatchObject([
    { name: 'dope-chain-wars-2026-11-22.json', type: 'application/json' },
  ])
  expect(JSON.parse(saved[0]?.content ?? '')).toEqual(DATA)
  expect(account().notice).toBe('Your file is on its way: dope-chain-wars-2026-11-22.json')
})

test('deletes the player after a step-up and signs out here', async () => {
  server.answer('DELETE /player/data', { status: 204 })
  const { controller, flow, effects, writes } = setup()
  await controller.deletePlayer()
  expect(writes()).toEqual(['POST /auth/step-up', 'DELETE /player/data'])
  expect(flow.state).toMatchObject({
    ...{ view: 'waitlist', confirmed: false },
    message: 'Your file is burnt. Nobody here knows you.',
  })
  expect(effects).toEqual(expect.arrayContaining(['clear_session', 'forget_player']))
})

test('shows an error and keeps the session when the deletion is refused', async () => {
  const detail = 'A shark is still talking to you. Try again in a moment.'
  server.answer('DELETE /player/data', {
    status: 409,
    json: { detail, code: 'busy', request_id: 'r' },
  })
  const { controller, account, flow } = setup()
  await controller.deletePlayer()
  expect(flow.state.confirmed).toBe(true)
  expect(account().notice).toBe(detail)
})

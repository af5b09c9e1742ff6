import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MAX_IDENTITIES } from '#src/protocol/calls/account.ts'
import { openBystanders } from '#tests/support/hostile/bystander.ts'
import {
  type Guest,
  inLanes,
  linkGuest,
  openGuest,
  startHostileServer,
  tryGuest,
} from '#tests/support/hostile/hostile-server.ts'
import { openSocket, requestText, statusOf } from '#tests/support/hostile/raw-sockets.ts'

const LANES = 4

/** An IPv6 address in one /48: each number has its own /64. */
const inNetwork = (number: number): string => `2001:db8:1:${number.toString(16)}::1`
const addressOf = (number: number): string => `10.1.${number >> 8}.${number & 255}`

test('1,000 guests from one /48 are limited, and answered without a 5xx but 503', async () => {
  const server = await startHostileServer()
  const bystanders = await openBystanders(server)
  let opened = 0
  let tried = 0
  const faults = await bystanders.during('1,000 guests', (batch) =>
    inLanes(200, LANES, async (number) => {
      tried += 1
      if (await tryGuest(server, inNetwork(batch * 200 + number))) opened += 1
    }),
  )
  expect(tried).toBeGreaterThanOrEqual(1_000)
  // Ten times the limit of an address.
  expect(opened).toBe(200)
  expect(faults).toEqual([])
})

test('slow readers of 200 connections stop no other player', async () => {
  const server = await startHostileServer()
  const bystanders = await openBystanders(server)
  const faults = await bystanders.during('slow readers', async (batch) => {
    await inLanes(40, 20, async (number) => {
      const socket = await openSocket(server.port)
      socket.pause()
      const from = addressOf(batch * 40 + number)
      const request = requestText('/openapi.json', { 'x-forwarded-for': from })
      // More than the buffers of the connection hold.
      socket.write(request.repeat(20))
    })
    await wait(4_000)
  })
  expect(faults).toEqual([])
})

test('streams that are opened and left stop no other player', async () => {
  const server = await startHostileServer()
  const guests: Guest[] = []
  for (let number = 0; number < 50; number += 1) {
    guests.push(await openGuest(server, addressOf(number)))
  }
  const bystanders = await openBystanders(server)
  const faults = await bystanders.during('streams opened and left', () =>
    inLanes(60, LANES, async (number) => {
      const { from, headers } = guests[number % guests.length] ?? expect.fail('no guests')
      const leaving = new AbortController()
      const answer = await fetch(`${server.origin}/api/v1/chat`, {
        method: 'POST',
        headers: {
          ...{ ...headers, 'x-forwarded-for': from, accept: 'text/event-stream' },
          ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        },
        body: JSON.stringify({ message: 'I need a loan' }),
        signal: leaving.signal,
      })
      server.count(answer.status)
      leaving.abort()
    }),
  )
  expect(faults).toEqual([])
})

test('huge headers are refused with 431 or the end of the connection', async () => {
  const server = await startHostileServer()
  const bystanders = await openBystanders(server)
  const statuses = new Set<number | null>()
  const faults = await bystanders.during('huge headers', () =>
    inLanes(200, 20, async (number) => {
      const huge = number % 2 === 0 ? { 'x-huge': 'x'.repeat(200_000) } : manyHeaders(5_000)
      const request = requestText('/health', { 'x-forwarded-for': addressOf(number), ...huge })
      const status = await statusOf(server.port, request)
      statuses.add(status)
      if (status !== null) server.count(status)
    }),
  )
  expect([...statuses].filter((status) => status !== null)).toEqual([431])
  expect(faults).toEqual([])
})

function manyHeaders(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, place) => [`x-${place}`, 'x']))
}

test('100 merges in chains slow no other player down, and the last writes are answered', async () => {
  const server = await startHostileServer()
  const bystanders = await openBystanders(server)
  let last = await openGuest(server, addressOf(0))
  const faults = await bystanders.during('100 merges in chains', async (batch) => {
    for (let number = batch * 21 + 1; number <= batch * 21 + 21; number += 1) {
      const next = await openGuest(server, addressOf(number))
      // A chain ends at the maximum number of identities of a player.
      if (number % (MAX_IDENTITIES - 1) !== 0) expect(await linkGuest(server, next, last)).toBe(200)
      last = next
    }
    for (let write = 0; write < 10; write += 1) {
      const headers = { ...last.headers, 'idempotency-key': randomUUID() }
      const body = { street_name: `Chain ${batch} ${write}` }
      await server.ask('PUT /player/name', last.from, { body, headers })
    }
  })
  expect(faults).toEqual([])
})

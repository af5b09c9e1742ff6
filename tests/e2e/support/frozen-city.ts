import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { STORED } from '#src/protocol/stored-values.ts'
import { RULES } from '#src/rules/config.ts'
import { bribeCents } from '#src/rules/encounters/encounter.ts'
import { type Clock } from '#src/server/platform/clock.ts'
import { openStore } from '#src/server/platform/db/store.ts'
import { listen } from '#src/server/listen.ts'
import { createPlayer } from '#src/server/identity/auth/create-player.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import { type Voice } from '#src/server/voices/voice.ts'
import { place } from '../../../tools/lib/places.mjs'
import { assembleApp } from '../../support/assemble-app.ts'
import { countedIds } from '../../support/counted-ids.ts'
import { makeEmbeddedTemplate } from '../../support/embedded-template.ts'
import { addEncounter } from '../../support/holdings.ts'
import { quietLog } from '../../support/quiet-log.ts'

/** A time in a season at which the charts are full. */
export const FROZEN_NOW = Date.parse('2026-11-10T12:07:00.000Z')
/** Waits pass this many times faster. Replies still take some time. */
const SPEED = 20
/** The other players of the city. */
const NEIGHBOURS = ['0xa11ce', '0xb0b', '0xca01', '0xdeed', '0xe66'] as const
const GUEST_KEY = `0x${'7'.repeat(64)}` as const

/** A server with its own database whose clock is stopped and whose chance is deterministic. */
export interface FrozenCity {
  readonly origin: string
  /** Stores the key of the city's guest in the page. */
  welcome(page: Page): Promise<void>
  /** Opens an encounter with the police for the guest. */
  callPolice(): Promise<void>
  close(): Promise<void>
}

export async function openFrozenCity(): Promise<FrozenCity> {
  const worker = place('dist/server/pglite-worker.js')
  const dataDir = mkdtempSync(join(tmpdir(), 'dcw-frozen-'))
  cpSync(await makeEmbeddedTemplate(worker), dataDir, { recursive: true })
  const store = await openStore({
    dataDir,
    workerUrl: pathToFileURL(worker),
    log: quietLog,
    onFatal: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  const parts = await assembleApp(store, {
    clock: acceleratedClock(new Date(FROZEN_NOW)),
    ids: countedIds({ head: '00000000', salt: 'secret' }),
    simulationWorker: pathToFileURL(place('dist/server/simulation-worker.js')),
    clientDir: place('dist/client'),
    voice: deterministicVoice(),
  })
  const guest = privateKeyToAccount(GUEST_KEY)
  const settle = (subject: string): Promise<string> =>
    store.transact((tx) => createPlayer(parts.server, tx, { subject, kind: 'burner' }))
  const guestId = await settle(guest.address.toLowerCase())
  for (const neighbour of NEIGHBOURS) await settle(neighbour)
  const listening = await listen(parts.app, { host: '127.0.0.1', port: 0 })
  return {
    origin: listening.origin,
    async welcome(page) {
      await page.addInitScript(([name, key]) => localStorage.setItem(name, key), [
        STORED.burnerKey,
        GUEST_KEY,
      ] as const)
    },
    async callPolice() {
      await addEncounter(store.db, {
        id: parts.server.ids.uuid(),
        playerId: guestId,
        kind: 'police',
        borough: 'manhattan',
        priceCents: bribeCents({ heat: 6, cashCents: RULES.start.cashCents, goodsCents: 0 }),
        openedAt: parts.server.clock.now(),
      })
    },
    async close() {
      parts.stopping.abort()
      await parts.turns.finishAll()
      const closed = listening.close()
      listening.cut()
      await closed
      await parts.simulation.close()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function acceleratedClock(now: Date): Clock {
  return {
    now: () => new Date(now),
    // An aborted wait is not a failure.
    sleep: (ms, signal) => sleep(ms / SPEED, undefined, { signal }).catch(() => undefined),
    deadline: (ms) => AbortSignal.timeout(ms),
  }
}

/** A voice that words equal decisions equally, independent of ids and of the conversation. */
function deterministicVoice(): Voice {
  const grammar = createGrammarVoice()
  return {
    speak: ({ decision, ...request }, signal) =>
      grammar.speak({ ...request, decision: { ...decision, seed: 'frozen' } }, signal),
  }
}

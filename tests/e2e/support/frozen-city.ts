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
import { type Clock } from '#src/server/clock.ts'
import { addEncounter } from '#src/server/db/repositories/encounters.ts'
import { openStore } from '#src/server/db/store.ts'
import { listen } from '#src/server/listen.ts'
import { createPlayer } from '#src/server/services/players/create-player.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import { type Voice } from '#src/server/voices/voice.ts'
import { place } from '../../../tools/lib/places.mjs'
import { assembleApp } from '../../support/assemble-app.ts'
import { countedIds } from '../../support/counted-ids.ts'
import { makeEmbeddedTemplate } from '../../support/embedded-template.ts'
import { quietLog } from '../../support/quiet-log.ts'

/** Long enough into a season for the charts to be full. */
export const FROZEN_NOW = Date.parse('2026-11-10T12:07:00.000Z')
/** What takes a minute takes three seconds: a shark still draws breath. */
const HASTE = 20
/** Who lives here beside the player. */
const NEIGHBOURS = ['0xa11ce', '0xb0b', '0xca01', '0xdeed', '0xe66'] as const
const GUEST_KEY = `0x${'7'.repeat(64)}` as const

/** A city of its own on a socket of its own, where it is always the same minute and chance always falls the same way. */
export interface FrozenCity {
  readonly origin: string
  /** Gives the page the key of a guest whom the city knows. */
  welcome(page: Page): Promise<void>
  /** The police stop the guest, where they stand. */
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
    clock: hastyClock(new Date(FROZEN_NOW)),
    ids: countedIds({ head: '00000000', salt: 'secret' }),
    simulationWorker: pathToFileURL(place('dist/server/simulation-worker.js')),
    clientDir: place('dist/client'),
    voice: sameVoice(),
  })
  const guest = privateKeyToAccount(GUEST_KEY)
  const settle = (subject: string): Promise<string> =>
    store.transact((tx) => createPlayer(parts.means, tx, { subject, kind: 'burner' }))
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
        id: parts.means.ids.uuid(),
        playerId: guestId,
        kind: 'police',
        borough: 'manhattan',
        priceCents: bribeCents(6, RULES.start.cashCents),
        shark: null,
        loanId: null,
        openedAt: parts.means.clock.now(),
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

function hastyClock(now: Date): Clock {
  return {
    now: () => new Date(now),
    // A wait that is cut short is not a failure.
    sleep: (ms, signal) => sleep(ms / HASTE, undefined, { signal }).catch(() => undefined),
    deadline: (ms) => AbortSignal.timeout(ms),
  }
}

/** What is decided alike is worded alike, whatever was said before and under whichever id. */
function sameVoice(): Voice {
  const grammar = createGrammarVoice()
  return {
    speak: ({ decision, ...request }, signal) =>
      grammar.speak({ ...request, decision: { ...decision, seed: 'frozen' } }, signal),
  }
}

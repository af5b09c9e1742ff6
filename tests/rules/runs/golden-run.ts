import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { PlayerCommand } from '#src/rules/player/player.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { emptyRun, extendRun, type RunRecord } from '#src/rules/runs/run.ts'
import { type Opening, openingOf } from '#src/rules/talk/begin.ts'
import { aWorld, execute, sha256, TRADER } from '#tests/support/sheets.ts'

/** A run as it is stored: its records, and the sheets before and after them. */
export interface GoldenRun {
  readonly before: Sheet
  readonly records: readonly RunRecord[]
  readonly after: Sheet
}

/** Plays a run by the deciders. Every encounter is paid. */
export class GoldenPlay {
  readonly #before: Sheet
  readonly #events: PlayerEvent[] = []
  /** What the last turn that recalls something has added. */
  recalled: Opening['kept']['added'] = []
  sheet: Sheet

  constructor(before: Sheet) {
    this.#before = before
    this.sheet = before
  }

  /** Carries a command out on the sheet with some changes, which belong to that command alone. */
  play(tick: number, command: PlayerCommand, changes: Partial<Sheet> = {}): void {
    this.add(execute({ ...this.sheet, ...changes }, command, aWorld(tick)).events)
    if (this.sheet.encounter) this.play(tick, { kind: 'settle_encounter', choice: 'pay' })
  }

  add(events: readonly PlayerEvent[]): void {
    this.#events.push(...events)
    const opened = events.find((event) => event.kind === 'turn_opened')
    if (opened?.recalled) this.recalled = openingOf(opened).kept.added
    this.sheet = fold(this.sheet, events)
  }

  end(): GoldenRun {
    const head = emptyRun({ seedHash: sha256('1985'), trader: TRADER }, sha256)
    const records = extendRun(head, this.#events, sha256)
    return {
      before: this.#before,
      records: records.map(({ seq, body, hash }) => ({ seq, body, hash })),
      after: this.sheet,
    }
  }
}

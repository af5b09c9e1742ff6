import { getSeason, type Season } from '#src/api/get-season.ts'
import { readRecords, readRoots, readRuns, type RunRecord } from '#src/api/read-runs.ts'
import { isApiError } from '#src/api/api-error.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { VERIFY_TEXTS } from '#src/protocol/street-messages.ts'
import { type SeasonSource, type Verdict } from '#src/rules/runs/verify-season.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type SceneServices } from '../kit/services.ts'

const LABEL_COLUMNS = 9
/** 'YYYY-MM' and a cell for the caret. */
const FIELD_COLUMNS = 8
const SEASON = /^\d{4}-\d{2}$/
/** Records between two progress reports. */
const PROGRESS_EVERY = 200

/** Replays the runs of a season from its seed, in the page, and names the first difference. */
export class VerifyScene extends OverlayScene {
  #typed = ''
  #season: Season | null = null
  #status = ''
  #isRunning = false
  /** Shows a status. */
  #setStatus: (status: string) => void = () => undefined

  constructor(services: SceneServices) {
    super('verify', services)
  }

  protected override enter(): void {
    this.#status = ''
    void this.#proposeSeason()
  }

  /** Proposes the last finished season, or the current one when there is none. */
  async #proposeSeason(): Promise<void> {
    const { api, instant, log } = this.services
    try {
      this.#season = await getSeason(api, monthBefore(instant())).catch((failure: unknown) => {
        if (isApiError(failure, 'not_found')) return getSeason(api)
        throw failure
      })
      this.#typed = this.#season.id
    } catch (failure) {
      log('reading the season', failure)
      this.#status = describeFailure(failure)
    }
    this.redraw()
  }

  protected override draw(): void {
    const { columns } = this.world.screen
    spawnOverlayHead(this.world, { title: VERIFY_TEXTS.title, close: this.close })
    const about = wrapText(VERIFY_TEXTS.about, columns - 4)
    let row = HEAD_ROWS + 1
    spawnText(this.world, { text: about.join('\n'), column: 2, row })
    row += about.length + 1
    if (this.#season) {
      const hash = wrapText(VERIFY_TEXTS.seedHash(this.#season.seed_hash), columns - 4)
      spawnText(this.world, { text: hash.join('\n'), column: 2, row, foreground: INK.faint })
      row += hash.length + 1
    }
    this.#drawField(row)
    const result = row + BOX_BUTTON_ROWS + 1
    const status = spawnStatus(this.world, { column: 2, row: result, text: '' })
    this.#setStatus = (text) => {
      this.#status = text
      rewriteText(this.world, status, wrapText(text, columns - 4).join('\n'))
    }
    this.#setStatus(this.#status)
  }

  #drawField(row: number): void {
    const { columns } = this.world.screen
    const label = VERIFY_TEXTS.season
    spawnText(this.world, {
      text: label,
      column: 2,
      row: row + 1,
      foreground: INK.faint,
      spoken: null,
    })
    spawnInputLine(this.world, {
      name: label,
      column: 2 + LABEL_COLUMNS,
      row: row + 1,
      columns: FIELD_COLUMNS,
      value: this.#typed,
      placeholder: VERIFY_TEXTS.placeholder,
      change: (typed) => {
        this.#typed = typed
      },
      submit: () => void this.#verify(),
    })
    spawnBoxButton(this.world, {
      label: VERIFY_TEXTS.verify,
      column: Math.min(
        4 + LABEL_COLUMNS + FIELD_COLUMNS,
        columns - boxColumns(VERIFY_TEXTS.verify),
      ),
      row,
      press: () => void this.#verify(),
    })
  }

  async #verify(): Promise<void> {
    if (this.#isRunning) return
    const id = this.#typed.trim()
    if (!SEASON.test(id)) return this.#setStatus(VERIFY_TEXTS.wrongSeason)
    this.#isRunning = true
    const { api, log, say } = this.services
    try {
      const season = await getSeason(api, id)
      this.#season = season
      this.redraw()
      // The rules are loaded only here, because a visit without a replay does not need them.
      const { replaySeason } = await import('./replay-season.ts')
      const verdict = await replaySeason(season, this.#source(season))
      const sentence = verdictText(id, verdict)
      this.#setStatus(sentence)
      say(sentence)
    } catch (failure) {
      log('verifying a season', failure)
      this.#setStatus(describeFailure(failure))
    } finally {
      this.#isRunning = false
    }
  }

  /** Returns the source of the season's runs and roots. It shows how many records it has read. */
  #source({ id, records }: Season): SeasonSource {
    const { api } = this.services
    let read = 0
    const count = async function* (
      this: VerifyScene,
      run: AsyncIterable<RunRecord>,
    ): AsyncGenerator<RunRecord> {
      for await (const record of run) {
        if (read % PROGRESS_EVERY === 0) this.#setStatus(VERIFY_TEXTS.reading(read, records))
        read += 1
        yield record
      }
    }
    return {
      runs: () => readRuns(api, id),
      events: (trader) => count.call(this, readRecords(api, id, trader)),
      roots: () => readRoots(api, id),
    }
  }
}

function verdictText(season: string, { difference, runs, records, replayed }: Verdict): string {
  if (difference) return VERIFY_TEXTS.differs(season, difference)
  return replayed
    ? VERIFY_TEXTS.replayed(season, { runs, records })
    : VERIFY_TEXTS.chained(season, { runs, records })
}

/** '2026-11-21T…' → '2026-10'. */
function monthBefore(instant: string): string {
  const [year = 0, month = 1] = instant.slice(0, 7).split('-').map(Number)
  const index = year * 12 + month - 2
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

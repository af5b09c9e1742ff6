import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { SDK_TEXTS } from '#src/protocol/street-messages.ts'
import { spawnLabelledText } from '../kit/labelled-text.ts'
import { contentEnd, HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type ItemPlace, spawnList } from '../kit/scrolled-list.ts'
import { type SceneServices } from '../kit/services.ts'
import { type HostCall, hostCalls } from './host-calls.ts'

/** Columns of a call's button. Its result is to the right. */
const CALL_COLUMNS = 17

/** For integrators: what was detected around the page, and each host call with its result and duration. */
export class SdkTestScene extends ReaderScene {
  readonly #answers = new Map<string, string>()
  #notice = ''

  constructor(services: SceneServices) {
    super('sdk_test', services)
  }

  protected override enter(): void {
    super.enter()
    this.#answers.clear()
    this.#notice = ''
  }

  protected override drawArea(): ScrolledArea {
    spawnOverlayHead(this.world, { title: SDK_TEXTS.title, close: this.close })
    const facts = this.#facts()
    const column = this.isNarrow ? 1 : 3
    let row = HEAD_ROWS
    for (const text of facts) {
      const columns = this.world.screen.columns - 2 * column
      row += spawnLabelledText(this.world, { text, column, row, columns })
    }
    const below = row + 1
    const flags = this.#flags()
    // On a phone, two flags per row if there is room, with the calls below; on a desktop, the calls are next to the flags.
    const half = Math.ceil(flags.length / 2)
    const isPaired = this.isMobile && !this.isNarrow
    const rows = isPaired
      ? flags.slice(0, half).map((flag, index) => [...flag, ...(flags[half + index] ?? [])])
      : flags
    const pair = [
      { title: '', columns: 13 },
      { title: '', columns: 4 },
    ]
    spawnTable(this.world, {
      name: SDK_TEXTS.flags,
      column,
      row: below,
      header: false,
      columns: isPaired ? [...pair, ...pair] : pair,
      rows,
    })
    return this.isMobile
      ? this.#drawCalls(column, below + rows.length + 1)
      : this.#drawCalls(30, below)
  }

  #facts(): readonly string[] {
    const { host, stores } = this.services
    const { persists } = this.services.surroundings()
    const { displayName, fid, username } = host.user ?? {}
    return [
      SDK_TEXTS.platform(stores.session.getState().platform, host.embedded),
      SDK_TEXTS.screen(
        this.world.screen.profile,
        this.world.screen.columns,
        this.world.screen.rows,
      ),
      SDK_TEXTS.user(displayName ?? username ?? (fid === undefined ? null : String(fid))),
      SDK_TEXTS.safeArea(host.safeArea),
      SDK_TEXTS.apps(host.isAdded, host.notifies),
      SDK_TEXTS.storage(persists),
    ]
  }

  #flags(): (readonly [name: string, has: string])[] {
    const { capabilities } = this.services.surroundings()
    return Object.entries(capabilities).map(([name, has]) => [name, has ? 'yes' : 'no'])
  }

  #drawCalls(column: number, row: number): ScrolledArea {
    const { host, instant } = this.services
    const calls = hostCalls({
      host,
      url: this.services.surroundings().origin,
      nonce: () => instant().replace(/\W/g, ''),
    })
    // A button takes the rows of a finger, in whose middle it is drawn.
    const [rows, room] = this.isForFingers ? [3, 1] : [1, 0]
    const { columns } = this.world.screen
    return spawnList(this.world, {
      name: SDK_TEXTS.title,
      window: {
        column,
        row,
        columns: columns - column - 3,
        rows: contentEnd(this.world) - row - 1,
      },
      barColumn: columns - 2,
      items: [
        ...calls.map((call) => ({
          rows,
          draw: (place: ItemPlace) => this.#drawCall(call, { ...place, row: place.row + room }),
        })),
        {
          rows: rows + 1,
          draw: (place) => this.#drawCopy(calls, { ...place, row: place.row + 1 }),
        },
      ],
    })
  }

  #drawCall({ label, run }: HostCall, place: ItemPlace): void {
    const button = this.#drawButton(label, place, () => {
      if (run) void this.#call(label, run)
    })
    setDisabled(this.world, button, run === null)
    this.#drawAnswer(run ? (this.#answers.get(label) ?? '') : SDK_TEXTS.missing, place)
  }

  #drawCopy(calls: readonly HostCall[], place: ItemPlace): void {
    this.#drawButton(SDK_TEXTS.copy, place, () => void this.#copyReport(calls))
    this.#drawAnswer(this.#notice, place)
  }

  #drawButton(
    name: string,
    { layer, parent, row }: ItemPlace,
    press: () => void,
  ): ReturnType<typeof spawnButton> {
    return spawnButton(this.world, {
      ...{ layer, parent, row, press, name, column: 0 },
      label: `[${name}]`,
      foreground: INK.normal,
    })
  }

  #drawAnswer(text: string, { columns, layer, parent, row }: ItemPlace): void {
    spawnText(this.world, {
      ...{ text, layer },
      // Where letters are large, below the button.
      ...(this.isNarrow
        ? { row: row + 1, column: 1, columns: columns - 1 }
        : { row, column: CALL_COLUMNS + 1, columns: columns - CALL_COLUMNS - 1 }),
      foreground: INK.faint,
      spoken: { role: 'status', parent },
    })
  }

  async #call(label: string, run: NonNullable<HostCall['run']>): Promise<void> {
    const { timers } = this.services
    const startedAt = timers.now()
    this.#answer(label, SDK_TEXTS.asking)
    try {
      const result = await run()
      this.#answer(label, SDK_TEXTS.answered(Math.round(timers.now() - startedAt), result))
    } catch (failure) {
      this.#answer(label, describeFailure(failure))
    }
  }

  #answer(label: string, text: string): void {
    this.#answers.set(label, text)
    this.redraw()
  }

  async #copyReport(calls: readonly HostCall[]): Promise<void> {
    const report = [
      `${SDK_TEXTS.title}, ${this.services.instant()}`,
      ...this.#facts(),
      ...this.#flags().map((flag) => flag.join(': ')),
      ...calls.map(({ label, run }) => {
        const answer = run ? (this.#answers.get(label) ?? SDK_TEXTS.untried) : SDK_TEXTS.missing
        return `${label}: ${answer}`
      }),
    ].join('\n')
    this.#notice = (await this.services.copy(report)) ? SDK_TEXTS.copied : SDK_TEXTS.notCopied
    this.redraw()
  }
}

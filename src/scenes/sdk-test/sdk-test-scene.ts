import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { SDK_TEXTS } from '#src/protocol/street-messages.ts'
import { spawnLabelledText } from '../kit/labelled-text.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { type HostCall, hostCalls } from './host-calls.ts'

/** Columns of a call's button. Its result is to the right. */
const CALL_COLUMNS = 17

/** For integrators: what was detected around the page, and each host call with its result and duration. */
export class SdkTestScene extends OverlayScene {
  readonly #answers = new Map<string, string>()
  #notice = ''

  constructor(services: SceneServices) {
    super('sdk_test', services)
  }

  protected override enter(): void {
    this.#answers.clear()
    this.#notice = ''
  }

  protected override draw(): void {
    spawnOverlayHead(this.world, { title: SDK_TEXTS.title, close: this.close })
    const facts = this.#facts()
    for (const [index, text] of facts.entries()) {
      const columns = this.world.screen.columns - 6
      spawnLabelledText(this.world, { text, column: 3, row: HEAD_ROWS + index, columns })
    }
    const below = HEAD_ROWS + facts.length + 1
    const flags = this.#flags()
    // On a phone, two flags per row, with the calls below; on a desktop, the calls are next to the flags.
    const half = Math.ceil(flags.length / 2)
    const rows = this.isMobile
      ? flags.slice(0, half).map((flag, index) => [...flag, ...(flags[half + index] ?? [])])
      : flags
    const pair = [
      { title: '', columns: 13 },
      { title: '', columns: 4 },
    ]
    spawnTable(this.world, {
      name: SDK_TEXTS.flags,
      column: 3,
      row: below,
      header: false,
      columns: this.isMobile ? [...pair, ...pair] : pair,
      rows,
    })
    if (this.isMobile) this.#drawCalls(3, below + rows.length + 1)
    else this.#drawCalls(30, below)
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

  #drawCalls(column: number, row: number): void {
    const { host, instant } = this.services
    const calls = hostCalls({
      host,
      url: this.services.surroundings().origin,
      nonce: () => instant().replace(/\W/g, ''),
    })
    const step = this.isMobile ? 2 : 1
    for (const [index, call] of calls.entries()) this.#drawCall(call, column, row + index * step)
    const end = row + calls.length * step
    spawnButton(this.world, {
      label: `[${SDK_TEXTS.copy}]`,
      name: SDK_TEXTS.copy,
      column,
      row: end + 1,
      foreground: INK.bright,
      press: () => void this.#copyReport(calls),
    })
    spawnText(this.world, {
      text: this.#notice,
      column: column + CALL_COLUMNS + 1,
      row: end + 1,
      foreground: INK.bright,
      spoken: { role: 'status' },
    })
  }

  #drawCall({ label, run }: HostCall, column: number, row: number): void {
    const button = spawnButton(this.world, {
      label: `[${label}]`,
      name: label,
      column,
      row,
      press: () => {
        if (run) void this.#call(label, run)
      },
    })
    setDisabled(this.world, button, run === null)
    const answer = run ? (this.#answers.get(label) ?? '') : SDK_TEXTS.missing
    spawnText(this.world, {
      text: answer,
      column: column + CALL_COLUMNS + 1,
      row,
      columns: this.world.screen.columns - column - CALL_COLUMNS - 2,
      foreground: INK.faint,
      spoken: { role: 'status' },
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

import { type Agent, listAgents } from '#src/api/list-agents.ts'
import { getSimulation, startSimulation, stopSimulation } from '#src/api/run-simulation.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnProgressBar } from '#src/ecs/spawn/spawn-progress-bar.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { setProgress } from '#src/ecs/systems/set-progress.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { type Simulation } from '#src/protocol/calls/simulation.ts'
import { CONSOLE_TEXTS } from '#src/protocol/street-messages.ts'
import { SIMULATION_POLL_MS } from '#src/protocol/timing.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { dollars } from '../kit/money.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnChart } from '../kit/spawn-chart.ts'

const BUTTON_COLUMNS = 22
const NARROW_BUTTON_COLUMNS = 18
const AGENT_COLUMN = 3
/** The number of agents that fit on the screen. */
const AGENT_COUNT = 4

/** Simulates a month in which a shark plays by the real rules, and shows the net worth. */
export class ConsoleScene extends OverlayScene {
  #agents: readonly Agent[] | null = null
  #chosen = 0
  #run: Simulation | null = null
  #problem: string | null = null

  constructor(services: SceneServices) {
    super('game_console', services)
  }

  protected override enter(): void {
    this.#problem = null
    void this.#load()
    this.every(SIMULATION_POLL_MS, () => void this.#poll())
  }

  protected override draw(): void {
    const { columns } = this.world.screen
    spawnOverlayHead(this.world, { title: CONSOLE_TEXTS.title, close: this.close })
    this.#drawAgents()
    const row = HEAD_ROWS + 1 + (AGENT_COUNT / this.#agentsAcross) * this.#agentRows
    this.#drawButtons(row)
    this.#drawStatus(row + (this.isMobile ? 4 : 3))
    if (!this.#run) return
    spawnChart(this.world, {
      label: CONSOLE_TEXTS.worth,
      points: this.#run.net_worth.map((figure, day) => ({ name: String(day + 1), figure })),
      titles: CONSOLE_TEXTS.worthColumns,
      say: dollars,
      column: 3,
      ...(this.isMobile ? { row: row + 10, rows: 5 } : { row: row + 7, rows: 4, each: 2 }),
      columns: Math.min(columns - 6, this.#run.net_worth.length * (this.isMobile ? 1 : 2)),
    })
  }

  /** Rows per agent: the description is next to the name or, where fingers need room, below it. */
  get #agentRows(): number {
    if (this.isNarrow) return 6
    return this.isForFingers ? 4 : 2
  }

  /** How many agents stand side by side. */
  get #agentsAcross(): number {
    return this.isForFingers && !this.isMobile ? 2 : 1
  }

  get #isRunning(): boolean {
    return this.#run?.state === 'running'
  }

  #drawAgents(): void {
    const row = HEAD_ROWS + 1
    if (!this.#agents || this.#agents.length === 0) {
      const text = this.#agents ? CONSOLE_TEXTS.noAgents : CONSOLE_TEXTS.loadingAgents
      spawnText(this.world, { text, column: AGENT_COLUMN, row, spoken: { role: 'status' } })
      return
    }
    // The group is larger than the buttons by the room that a finger needs. Presses outside of it do not count.
    const room = this.isForFingers ? 1 : 0
    const parent = spawnGroup(this.world, {
      role: 'list',
      name: CONSOLE_TEXTS.agents,
      column: AGENT_COLUMN,
      row: row - room,
      columns: this.world.screen.columns - 2 * AGENT_COLUMN,
      rows: (this.#agents.length / this.#agentsAcross) * this.#agentRows + room,
    })
    for (const [index, agent] of this.#agents.entries()) {
      this.#drawAgent(agent, index, { parent, row, room })
    }
  }

  #drawAgent(
    { description, display_name }: Agent,
    index: number,
    { parent, row, room }: { parent: number; row: number; room: number },
  ): void {
    const across = this.#agentsAcross
    const columns = (this.world.screen.columns - 2 * AGENT_COLUMN) / across
    const column = AGENT_COLUMN + (index % across) * columns
    const at = row + Math.floor(index / across) * this.#agentRows
    const isChosen = index === this.#chosen
    const item = spawnGroup(this.world, {
      ...{ role: 'listitem', parent, column, columns },
      row: at - room,
      rows: this.#agentRows + room,
    })
    spawnButton(this.world, {
      label: `${isChosen ? '▸' : ' '} ${display_name} `,
      name: display_name,
      ...{ column, row: at, parent: item },
      foreground: isChosen ? INK.bright : INK.normal,
      press: () => {
        this.#chosen = index
        this.redraw()
      },
    })
    const indent = this.isForFingers ? 2 : 15
    spawnText(this.world, {
      text: wrapText(description, columns - indent - 1)
        .slice(0, Math.max(2, this.#agentRows - 1))
        .join('\n'),
      column: column + indent,
      row: at + (this.isForFingers ? 1 : 0),
      foreground: INK.faint,
      spoken: { role: 'paragraph', parent: item },
    })
  }

  #drawButtons(row: number): void {
    const label = this.#isRunning ? CONSOLE_TEXTS.running : CONSOLE_TEXTS.run
    const columns = this.isNarrow ? NARROW_BUTTON_COLUMNS : BUTTON_COLUMNS
    const left = this.isNarrow ? 1 : AGENT_COLUMN
    const place = { column: left, row, columns }
    spawnBoxButton(this.world, { ...place, label, press: () => void this.#start() })
    if (!this.#isRunning) return
    const column = left + columns + (this.isNarrow ? 1 : 2)
    spawnBoxButton(this.world, {
      label: CONSOLE_TEXTS.stop,
      column,
      row,
      press: () => void this.#stop(),
    })
  }

  #drawStatus(row: number): void {
    const run = this.#run
    const lines = run
      ? [
          CONSOLE_TEXTS.state(run.state),
          CONSOLE_TEXTS.step(run.current_step, run.total_steps),
          CONSOLE_TEXTS.reward(Math.round(run.reward * 100) / 100),
        ]
      : []
    // On a phone the three lines do not fit side by side.
    const text = this.#problem ?? lines.join(this.isMobile ? '\n' : '   ')
    if (text !== '') spawnText(this.world, { text, column: 3, row, spoken: { role: 'status' } })
    else this.#drawAbout(row)
    if (!run) return
    const bar = spawnProgressBar(this.world, {
      column: 3,
      row: row + (this.isMobile ? 4 : 2),
      columns: this.isMobile ? BUTTON_COLUMNS : BUTTON_COLUMNS * 2,
      name: CONSOLE_TEXTS.running,
      foreground: INK.normal,
    })
    setProgress(this.world, bar, run.current_step / Math.max(1, run.total_steps))
  }

  #drawAbout(row: number): void {
    const text = wrapText(CONSOLE_TEXTS.about, this.world.screen.columns - 7).join('\n')
    spawnText(this.world, { text, column: 3, row, foreground: INK.faint })
  }

  async #load(): Promise<void> {
    await this.#attempt('listing the agents', async () => {
      this.#agents = await listAgents(this.services.api)
    })
  }

  async #start(): Promise<void> {
    const agent = this.#agents?.[this.#chosen]
    if (!agent || this.#isRunning) return
    await this.#attempt('starting a simulation', async () => {
      this.#run = await startSimulation(this.services.api, agent.name)
    })
  }

  async #stop(): Promise<void> {
    const id = this.#run?.simulation_id
    if (id === undefined) return
    await this.#attempt('stopping a simulation', async () => {
      this.#run = await stopSimulation(this.services.api, id)
    })
  }

  async #poll(): Promise<void> {
    const run = this.#run
    if (run?.state !== 'running') return
    await this.#attempt('polling a simulation', async () => {
      this.#run = await getSimulation(this.services.api, run.simulation_id)
    })
  }

  async #attempt(what: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
      this.#problem = null
    } catch (failure) {
      this.services.log(what, failure)
      this.#problem = describeFailure(failure)
      this.#agents ??= []
    }
    this.redraw()
  }
}

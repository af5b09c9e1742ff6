import { WebglAddon } from '@xterm/addon-webgl'
import { Terminal } from '@xterm/xterm'
import xtermStyle from '@xterm/xterm/css/xterm.css?inline'
import { type EntityId } from 'bitecs'
import { seedChance } from '#src/lib/chance.ts'
import './painter-page.ts'
import './text-grid-contract.ts'

const COLUMNS = 80
const ROWS = 25
/** The number of consecutive cells of one colour, as on the game's screens. */
const RUN = 8
const SCREENS = 16
const WARM_UP = 4 * SCREENS

interface Run {
  readonly text: string
  readonly foreground: number
  readonly background: number
}

/** The same screens for both terminals: printable ASCII, the eight bright colours on three backgrounds. */
function makeScreens(): Run[][] {
  const chance = seedChance([1, 2, 3, 4])
  const below = (limit: number): number => Math.floor(chance() * limit)
  return Array.from({ length: SCREENS }, () =>
    Array.from({ length: (COLUMNS / RUN) * ROWS }, () => ({
      text: Array.from({ length: RUN }, () => String.fromCharCode(33 + below(94))).join(''),
      foreground: 8 + below(8),
      background: below(3),
    })),
  )
}

function ansiOf(screen: readonly Run[]): string {
  const perRow = COLUMNS / RUN
  return screen
    .map(({ background, foreground, text }, index) => {
      const start = index % perRow === 0 ? `\x1b[${index / perRow + 1};1H` : ''
      return `${start}\x1b[${90 + foreground - 8};${40 + background}m${text}`
    })
    .join('')
}

window.timeTextGrid = async (frames) => {
  await window.startPainter()
  const screens = makeScreens()
  const showOurs = openOurs()
  const xterm = openXterm(screens.map(ansiOf))
  const times = { ours: [] as number[], xterm: [] as number[] }
  const synced = { ours: [] as number[], xterm: [] as number[] }
  const time = (run: () => void): number => {
    const start = performance.now()
    run()
    return performance.now() - start
  }
  const wait = { ours: readerOf(ourContext()), xterm: readerOf(xterm.gl) }
  const take = async (into: typeof times, waitsForPixels: boolean): Promise<void> => {
    for (let frame = 0; frame < frames + WARM_UP; frame += 1) {
      // Excludes what the page itself has drawn since the last frame.
      wait.ours()
      wait.xterm()
      const ours = time(() => {
        showOurs(screens[frame % SCREENS] ?? [])
        if (waitsForPixels) wait.ours()
      })
      wait.ours()
      const theirs = time(() => {
        xterm.show(frame % SCREENS)
        if (waitsForPixels) wait.xterm()
      })
      if (frame >= WARM_UP) {
        into.ours.push(ours)
        into.xterm.push(theirs)
      }
      await new Promise(requestAnimationFrame)
    }
  }
  await take(times, false)
  await take(synced, true)
  return {
    cpu: { ours: median(times.ours), xterm: median(times.xterm) },
    readback: { ours: median(synced.ours), xterm: median(synced.xterm) },
    clock: clockTick(),
  }
}

function openOurs(): (screen: readonly Run[]) => void {
  const { spawn, world } = window.terminal
  const perRow = COLUMNS / RUN
  const runs: EntityId[] = Array.from({ length: perRow * ROWS }, (_, index) =>
    spawn.spawnText(world, {
      text: ' '.repeat(RUN),
      column: (index % perRow) * RUN,
      row: Math.floor(index / perRow),
      spoken: null,
    }),
  )
  return (screen) => {
    for (const [index, { text, ...look }] of screen.entries()) {
      const run = runs[index]
      if (run === undefined) continue
      spawn.rewriteText(world, run, text)
      spawn.restyleText(world, run, look)
    }
    window.terminal.step(16)
    window.painter.paint()
  }
}

function ourContext(): WebGL2RenderingContext {
  const gl = document.querySelector('canvas')?.getContext('webgl2')
  if (!gl) throw new TypeError('no WebGL 2')
  return gl
}

/** Private parts of xterm.js that its own benchmarks use too: parse now, render now. */
interface XtermInside {
  readonly _core: {
    readonly _writeBuffer: { writeSync(text: string): void }
    readonly _renderService: {
      readonly _renderDebouncer: { refresh: () => void }
      _renderRows(first: number, last: number): void
    }
  }
}

function openXterm(texts: readonly string[]): {
  show(screen: number): void
  gl: WebGL2RenderingContext
} {
  const style = document.createElement('style')
  style.textContent = xtermStyle
  document.head.append(style)
  const host = document.createElement('div')
  document.body.append(host)
  const terminal = new Terminal({
    cols: COLUMNS,
    rows: ROWS,
    fontFamily: 'monospace',
    fontSize: 12,
    letterSpacing: 1,
    lineHeight: 1,
    allowProposedApi: true,
    cursorBlink: false,
    scrollback: 0,
  })
  terminal.open(host)
  terminal.loadAddon(new WebglAddon())
  const inside: unknown = terminal
  if (!hasInside(inside)) throw new TypeError('this xterm.js keeps its parts elsewhere')
  const { _renderService: renderer, _writeBuffer: buffer } = inside._core
  renderer._renderDebouncer.refresh = () => undefined
  const contexts = Array.from(host.querySelectorAll('canvas'), (it) => it.getContext('webgl2'))
  const gl = contexts.find((context) => context !== null)
  if (!gl) throw new TypeError('xterm.js draws without WebGL 2')
  return {
    gl,
    show(screen) {
      buffer.writeSync(texts[screen] ?? '')
      renderer._renderRows(0, ROWS - 1)
    },
  }
}

function hasInside(terminal: unknown): terminal is XtermInside {
  return typeof terminal === 'object' && terminal !== null && '_core' in terminal
}

function readerOf(gl: WebGL2RenderingContext): () => void {
  const pixel = new Uint8Array(4)
  return () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function clockTick(): number {
  const start = performance.now()
  let now = start
  while (now === start) now = performance.now()
  return now - start
}

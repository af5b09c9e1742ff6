import { type ReactNode, useEffect, useState } from 'react'
import { PASS_LABELS, TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { type FrameCost, type TubeControls } from '#src/crt/presets/tube-controls.ts'

type Pass = keyof typeof PASS_LABELS

const PASSES = Object.keys(PASS_LABELS).filter((name): name is Pass =>
  Object.hasOwn(PASS_LABELS, name),
)
/** The number of frames that the plot shows, and the width of each in CSS px. */
const FRAMES = 100
const FRAME_WIDTH = 3
const HEIGHT = 64
/** The full height of the plot is a frame of a 60 Hz display, or the most expensive frame if that is longer. */
const FRAME_MS = 1000 / 60

/** Plots the cost of the last frames by pass. Measures only while it is open. */
export function CostPlot({ tube }: { readonly tube: TubeControls }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{TWEAK_TEXTS.cost}</summary>
      {isOpen && <Costs tube={tube} />}
    </details>
  )
}

function Costs({ tube }: { readonly tube: TubeControls }): ReactNode {
  const [costs, setCosts] = useState<readonly FrameCost[]>([])
  useEffect(
    () => tube.meter((cost) => setCosts((before) => [...before, cost].slice(-FRAMES))),
    [tube],
  )
  if (costs.length === 0) return <p role="status">{TWEAK_TEXTS.costStill}</p>
  const frame = mean(costs.map(({ total }) => total))
  return (
    <>
      <svg
        role="img"
        aria-label={TWEAK_TEXTS.costPlot(frame.toFixed(1), costs.length)}
        className="tweak-plot"
        viewBox={`0 0 ${FRAMES * FRAME_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {PASSES.map((pass, index) => (
          <path key={pass} className={`tweak-pass-${index}`} d={columnsOf(costs, index)} />
        ))}
      </svg>
      <CostTable costs={costs} frame={frame} />
    </>
  )
}

interface CostTableProps {
  readonly costs: readonly FrameCost[]
  readonly frame: number
}

function CostTable({ costs, frame }: CostTableProps): ReactNode {
  const ran = PASSES.filter((pass) => costs.some(({ passes }) => passes[pass] !== undefined))
  return (
    <table aria-label={TWEAK_TEXTS.cost}>
      <thead>
        <tr>
          <th scope="col">{TWEAK_TEXTS.costPart}</th>
          <th scope="col">{TWEAK_TEXTS.costTime}</th>
        </tr>
      </thead>
      <tbody>
        {ran.map((pass) => (
          <tr key={pass}>
            <th scope="row" className={`tweak-pass-${PASSES.indexOf(pass)}`}>
              {PASS_LABELS[pass]}
            </th>
            <td>{mean(costs.map(({ passes }) => passes[pass] ?? 0)).toFixed(2)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{TWEAK_TEXTS.costTotal}</th>
          <td>{frame.toFixed(2)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Returns the path of a pass: one column per frame, stacked on the passes before it. */
function columnsOf(costs: readonly FrameCost[], index: number): string {
  const highest = Math.max(FRAME_MS, ...costs.map(({ total }) => total))
  const toPx = (ms: number): number => Number(((ms / highest) * HEIGHT).toFixed(1))
  const sumOf = ({ passes }: FrameCost, parts: readonly Pass[]): number =>
    parts.reduce((sum, pass) => sum + (passes[pass] ?? 0), 0)
  return costs
    .map((cost, at) => {
      const bottom = toPx(sumOf(cost, PASSES.slice(0, index)))
      const top = toPx(sumOf(cost, PASSES.slice(0, index + 1)))
      const left = (FRAMES - costs.length + at) * FRAME_WIDTH
      return `M${left} ${HEIGHT - top}h${FRAME_WIDTH}V${HEIGHT - bottom}h${-FRAME_WIDTH}z`
    })
    .join('')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

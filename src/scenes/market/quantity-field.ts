import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnSlider } from '#src/ecs/spawn/spawn-slider.ts'
import { moveSlider } from '#src/ecs/systems/move-slider.ts'
import { setInputValue } from '#src/ecs/systems/set-input-value.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type MarketLayout } from './market-layout.ts'

export interface QuantityField {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly slider: MarketLayout['trade']['slider']
  readonly steps: MarketLayout['trade']['steps']
  /** As typed. */
  readonly value: string
  /** The end of the slider. */
  readonly most: number
  /** Returns what MAX fills in. */
  readonly max: (typed: string) => number
  readonly change: (typed: string) => void
  readonly submit: () => void
}

/** Draws the quantity: a text field with arrow keys, buttons, a slider and MAX. */
export function drawQuantityField(world: GameWorld, field: QuantityField): void {
  const { column, row, columns, steps, max, most } = field
  const change = (typed: string): void => {
    const units = Number(typed)
    if (Number.isFinite(units)) moveSlider(world, slider, units)
    field.change(typed)
  }
  const set = (quantity: number): void => {
    setInputValue(world, input, String(quantity))
    change(String(quantity))
  }
  const typed = (): string => world.components.InputLine.value[input] ?? ''
  const step = (by: 1 | -1): void => set(adjusted(typed(), by))
  const input = spawnInputLine(world, {
    name: MARKET_TEXTS.fields.quantity,
    ...{ column, row, columns, step, change },
    value: field.value,
    keyboard: 'numeric',
    submit: field.submit,
  })
  const least = Math.min(1, most)
  const typedUnits = Number(field.value)
  const slider = spawnSlider(world, {
    ...field.slider,
    name: MARKET_TEXTS.howManyUnits,
    least,
    most,
    value: Number.isFinite(typedUnits) ? typedUnits : least,
    valueText: (units) => MARKET_TEXTS.unitsOf(units, most),
    change: set,
  })
  const blank = ' '.repeat(steps.pad)
  for (const { label, name, after, at, press } of [
    {
      label: ` ${MARKET_TEXTS.max} `,
      name: MARKET_TEXTS.max,
      at: row,
      after: steps.max,
      press: () => set(max(typed())),
    },
    {
      label: `${blank}-${blank}`,
      name: MARKET_TEXTS.fewer,
      at: steps.row,
      after: steps.fewer,
      press: () => step(-1),
    },
    {
      label: `${blank}+${blank}`,
      name: MARKET_TEXTS.more,
      at: steps.row,
      after: steps.more,
      press: () => step(1),
    },
  ]) {
    const look = { row: at, foreground: INK.bright }
    spawnButton(world, { ...look, label, name, column: column + after, press })
  }
}

/** Returns the typed quantity plus `by`; at least 1. */
function adjusted(typed: string, by: 1 | -1): number {
  const quantity = Number(typed)
  return Math.max(1, (Number.isInteger(quantity) ? quantity : 0) + by)
}

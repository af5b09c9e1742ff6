import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { setInputValue } from '#src/ecs/systems/set-input-value.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type MarketLayout } from './market-layout.ts'

const FIELD_COLUMNS = 8

export interface QuantityField {
  readonly column: number
  readonly row: number
  readonly steps: MarketLayout['trade']['steps']
  /** As typed. */
  readonly value: string
  /** As many as can be. */
  readonly most: () => number
  readonly change: (typed: string) => void
  readonly submit: () => void
}

/** How many: typed, counted by the arrows or by buttons, or as many as can be. */
export function drawQuantityField(world: GameWorld, field: QuantityField): void {
  const { column, row, steps, most, change } = field
  const set = (quantity: number): void => {
    setInputValue(world, input, String(quantity))
    change(String(quantity))
  }
  const step = (by: 1 | -1): void => set(stepped(world.components.InputLine.value[input], by))
  const input = spawnInputLine(world, {
    name: MARKET_TEXTS.fields.quantity,
    ...{ column, row, step, change },
    columns: FIELD_COLUMNS,
    value: field.value,
    submit: field.submit,
  })
  const blank = ' '.repeat(steps.pad)
  for (const { label, name, after, press } of [
    {
      label: ` ${MARKET_TEXTS.max} `,
      name: MARKET_TEXTS.max,
      after: steps.max,
      press: () => set(most()),
    },
    {
      label: `${blank}-${blank}`,
      name: MARKET_TEXTS.fewer,
      after: steps.fewer,
      press: () => step(-1),
    },
    {
      label: `${blank}+${blank}`,
      name: MARKET_TEXTS.more,
      after: steps.more,
      press: () => step(1),
    },
  ]) {
    const look = { row, foreground: INK.bright }
    spawnButton(world, { ...look, label, name, column: column + after, press })
  }
}

/** One more or one fewer than what stands in the field; at least one. */
function stepped(typed: string | undefined, by: 1 | -1): number {
  const quantity = Number(typed)
  return Math.max(1, (Number.isInteger(quantity) ? quantity : 0) + by)
}

import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { guideText } from '../kit/guide/guide-text.ts'
import { type GuideView, isInPlace } from '../kit/guide/read-guide.ts'
import { type HintButton } from '../kit/hint-box.ts'
import { type MarketLayout } from './market-layout.ts'

export interface GuideLine {
  readonly layout: MarketLayout
  readonly guide: GuideView
  readonly state: MarketState
  readonly show: () => void
  readonly skip: () => void
}

/** Cells between two buttons. */
const GAP = 2

/** Draws the next step of the guided deal: on a desktop in one line, on a phone with its buttons in a row of their own. */
export function drawGuideLine(world: GameWorld, line: GuideLine): void {
  const { guide, layout, show, skip, state } = line
  const { buttonRow, column, row, rows } = layout.guide
  const { step } = guide
  const columns = world.screen.columns - 2 * column
  const buttons: readonly HintButton[] = [
    ...(step && !isInPlace(step, state)
      ? [{ name: GUIDE_TEXTS.show[step.kind], press: show }]
      : []),
    { name: GUIDE_TEXTS.skip, press: skip },
  ]
  const lines = wrapText(`▸ ${guideText(guide)}`, columns)
  const parent = spawnGroup(world, { column, row, columns, rows, name: GUIDE_TEXTS.name })
  spawnText(world, {
    ...{ column, row, text: lines.join('\n'), foreground: INK.bright },
    spoken: { role: 'paragraph', parent },
  })
  const width = buttons.reduce((sum, { name }) => sum + name.length + 2 + GAP, -GAP)
  let at = column + columns - width
  for (const { name, press } of buttons) {
    const place = { column: at, row: buttonRow, parent, press }
    spawnButton(world, { ...place, label: ` ${name} `, name, foreground: INK.bright })
    at += name.length + 2 + GAP
  }
}

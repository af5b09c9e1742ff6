import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { type AccountLayout } from './account-layout.ts'

/** Draws a sentence in place of a page. */
export function drawSentence(world: GameWorld, text: string, layout: AccountLayout): void {
  spawnLines(world, layout, { lines: wrapText(text, layout.columns), row: layout.page.row })
}

/** Draws a notice that ends in the row of notices. */
export function drawNotice(world: GameWorld, text: string, layout: AccountLayout): void {
  const lines = wrapText(text, layout.columns)
  spawnLines(world, layout, { lines, row: layout.noticeRow - lines.length + 1 })
}

/** Draws the button that ends the wait for a signature, since not every wallet reports that its window was closed. */
export function drawStopSigning(
  world: GameWorld,
  { columns, noticeRow, page }: AccountLayout,
  press: () => void,
): void {
  const label = ` ${ACCOUNT_TEXTS.stopSigning} `
  const column = page.column + columns - label.length
  spawnButton(world, { label, column, row: noticeRow, press })
}

function spawnLines(
  world: GameWorld,
  { page }: AccountLayout,
  { lines, row }: { readonly lines: readonly string[]; readonly row: number },
): void {
  spawnText(world, {
    text: lines.join('\n'),
    ...{ column: page.column, row },
    foreground: INK.bright,
    spoken: { role: 'status' },
  })
}

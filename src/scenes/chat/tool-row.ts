import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatLayout } from './chat-layout.ts'

type Tool = keyof typeof CHAT_TEXTS.tools
const TOOLS: readonly Tool[] = ['again', 'copy', 'save', 'find']

/** What can be done with what was said: one button each, under the talk. */
export function spawnToolRow(
  world: GameWorld,
  { column, row }: ChatLayout['tools'],
  press: Readonly<Record<Tool, () => void>>,
): void {
  let at = column
  for (const tool of TOOLS) {
    const name = CHAT_TEXTS.tools[tool]
    const label = ` ${name} `
    spawnButton(world, { label, name, column: at, row, foreground: INK.faint, press: press[tool] })
    at += label.length + 1
  }
}

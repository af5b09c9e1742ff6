import { stepWorld } from '#src/ecs/schedule.ts'
import { scrollBy } from '#src/ecs/systems/scroll-to.ts'
import { CHAT_LAYOUTS } from '#src/scenes/chat/chat-layout.ts'
import { MessageLog } from '#src/scenes/chat/message-log.ts'
import type { ChatMessage } from '#src/stores/chat-message.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'
import type { Row } from './row.ts'

const FRAMES = 2_000
const ROUNDS = 9
const FRAME_MS = 1000 / 60

/** What a frame of a scrolled talk costs with 10 messages and with 10,000. */
export async function bench(): Promise<Row[]> {
  const [few, many] = [openLog(10), openLog(10_000)]
  const costs = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.few.push(frameCost(few))
    costs.many.push(frameCost(many))
  }
  const value = median(costs.many)
  const against = { name: 'with 10 messages', value: median(costs.few) }
  const ratio = value / against.value
  const row: Row = {
    name: 'frame of a talk of 10,000 messages',
    ...{ value, against, ratio },
    unit: 'µs',
    budget: 'ratio ≤ 1.2',
    holds: ratio <= 1.2,
  }
  return Promise.resolve([row])
}

function openLog(count: number) {
  const world = createTestWorld()
  const log = new MessageLog(world, CHAT_LAYOUTS.desktop.log)
  log.show(
    Array.from({ length: count }, (_, index) => toChatMessage(index)),
    200,
  )
  return { world, log }
}

function toChatMessage(index: number): ChatMessage {
  return {
    id: String(index),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `Line ${index}: you want money, and I want to know by when I see it again.`,
    character: 'vinnie',
    turnId: null,
    streaming: false,
    progress: 1,
  }
}

/** µs a frame, the reader's finger moving the talk to and fro. */
function frameCost({ world, log }: ReturnType<typeof openLog>): number {
  const began = performance.now()
  for (let frame = 0; frame < FRAMES; frame += 1) {
    scrollBy(world, log.area.scroll, frame % 2 === 0 ? -2 : 2)
    stepWorld(world, world.time.now + FRAME_MS)
    log.updateWindow()
    log.visibleIds()
  }
  return ((performance.now() - began) / FRAMES) * 1000
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}

import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { type BatchAction, batchCall } from '#src/protocol/calls/batch.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { Batch } from '#src/rules/batch.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import { formatCents } from '#src/rules/money.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { describeGranted } from '../../read/player/describe-granted.ts'
import { readTip } from '../../read/market/read-tip.ts'
import type { MarketTick, MarketWatch } from '../../read/market/market-watch.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'

type BatchResponse = ResponseOf<typeof batchCall>
type Result = BatchResponse['results'][number]

export interface BatchRequest {
  readonly caller: Actor
  readonly body: BodyOf<typeof batchCall>
  readonly idempotencyKey: string | undefined
  /** Returns a UUID for a row that an action creates. */
  readonly newId: () => string
}

/** Runs the actions of a batch in order, all or none. Throws the refusal of the first action that is refused. */
export async function runBatch(
  { writer, market }: { writer: PlayerWriter; market: MarketWatch },
  { caller: { playerId }, body, idempotencyKey, newId }: BatchRequest,
): Promise<BatchResponse> {
  const now = await market.now()
  return writer.act({
    request: { caller: { playerId }, call: batchCall, key: idempotencyKey, body },
    command: {
      kind: 'batch',
      commands: body.actions.map((action) => toCommand(action, newId)),
    },
    answer: (written) => ({
      state_delta: toStateDelta(figuresAfter(written)),
      results: toResults(written, now),
    }),
  })
}

function toCommand(action: BatchAction, newId: () => string): Batch['commands'][number] {
  switch (action.action) {
    case 'job':
      return { kind: 'work' }
    case 'errand':
      return { kind: 'run_errand' }
    case 'daily_task':
      return { kind: 'hand_in', mission: action.details.id }
    case 'request_favor': {
      const { favor_type: favour, character: shark } = action.details
      return { kind: 'ask_favour', favour, shark, loan: newId(), isPaid: false }
    }
  }
}

/** Returns the result of each action, in order. Each action has one event. */
function toResults({ events, sheet: { borough } }: Written, market: MarketTick): Result[] {
  const details = { borough, tip: readTip(market, borough) }
  return events.flatMap((event): Result[] => {
    switch (event.kind) {
      case 'job_done': {
        const { title, pay_cents: pay, hand_cents: cents } = event
        const credited = pay === cents ? '' : ` ${formatCents(pay)} goes to your debt.`
        const text = `${title}: ${formatCents(cents)}.${credited}`
        return [{ action: 'job', title, cash: toDollars(cents), text }]
      }
      case 'mission_done': {
        const { title, reward_cents: pay, goods_cents: goods } = event
        const cents = pay + goods
        const back = goods > 0 ? ` ${formatCents(goods)} of it for the goods.` : ''
        const text = `${title}: done. ${formatCents(cents)} in your pocket.${back}`
        return [{ action: 'daily_task', title, cash: toDollars(cents), text }]
      }
      case 'errand_done': {
        const title = `An errand for ${CHARACTER_NAMES[event.shark]}`
        const text = `${title} in ${boroughLabel(event.borough)}: done.`
        return [{ action: 'errand', title, cash: 0, text }]
      }
      case 'favour_granted': {
        const title = `A favour of ${CHARACTER_NAMES[event.shark]}'s`
        return [{ action: 'request_favor', title, cash: 0, text: describeGranted(event, details) }]
      }
      default:
        return []
    }
  })
}

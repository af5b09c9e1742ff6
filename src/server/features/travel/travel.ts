import { travelCall } from '#src/protocol/calls/street-life.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { eventOfKind, eventsOfKind } from '../../write/events-of-kind.ts'
import type { PlayerWriter, Written } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toDollars, toStateDelta } from '../../read/player/figures.ts'
import { figuresAfter } from '../../read/player/figures-after.ts'

export interface AskedTravel {
  readonly caller: Actor
  readonly body: BodyOf<typeof travelCall>
  readonly idempotencyKey: string | undefined
  /** The id of the encounter that may open on arrival, a UUID. */
  readonly id: string
}

/** Moves a player to another borough for a move and the toll. An encounter may open there. */
export function travel(
  writer: PlayerWriter,
  { caller: { playerId }, body, idempotencyKey, id }: AskedTravel,
): Promise<ResponseOf<typeof travelCall>> {
  return writer.act({
    request: { caller: { playerId }, call: travelCall, key: idempotencyKey, body },
    command: { kind: 'travel', id, to: body.borough },
    answer: toTravelResponse,
  })
}

function toTravelResponse(written: Written): ResponseOf<typeof travelCall> {
  const trip = eventOfKind(written.events, 'travelled')
  const [reward] = eventsOfKind(written.events, 'guide_paid')
  const stateDelta = toStateDelta(figuresAfter(written))
  const { encounter } = stateDelta
  return {
    state_delta: stateDelta,
    toll: toDollars(trip.toll_cents),
    ...(reward ? { guide_reward: toDollars(reward.cents) } : {}),
    ...(encounter ? { encounter } : {}),
  }
}

import type { BeginTurn } from '#src/rules/talk/command.ts'
import { paymentKind } from '../../platform/chain/verify-payment.ts'
import { hmacSha256 } from '../../platform/hashing.ts'
import { eventsOfKind } from '../../write/events-of-kind.ts'
import type { WriteRequest } from '../../write/sealed-answer.ts'
import type { ChatContext } from './chat-context.ts'
import { openedTurnRows } from './turn-rows.ts'

/** What differs between a message and an unprompted reply. */
type Said = {
  [kind in BeginTurn['kind']]: Omit<Extract<BeginTurn, { kind: kind }>, AddedKey>
}[BeginTurn['kind']]
type AddedKey = 'secret' | 'seed' | 'sellsFavours' | 'streetTalk' | 'turn'

export interface TurnToBegin {
  readonly playerId: string
  /** Identifies the request. */
  readonly write: Omit<WriteRequest, 'caller'>
  readonly said: Said
}

/** The turn that a request has begun, now or when it was first sent; null if it has begun none. */
export type BegunTurn = { readonly turn: string } | null

/**
 * Begins a turn in one write: uses up a message, decides what the shark does, and stores the decision with the message and
 * the offer. Throws `busy` while a turn of the player is running.
 */
export async function beginTurn(
  { server: { config, ids }, market, writer }: Pick<ChatContext, 'market' | 'server' | 'writer'>,
  { playerId, write, said }: TurnToBegin,
  turn: string,
): Promise<BegunTurn> {
  const { season, tick, walk } = await market.now()
  const command: BeginTurn = {
    ...said,
    turn,
    seed: hmacSha256(season.seed, `${playerId}|${turn}`),
    secret: ids.uuid(),
    streetTalk: walk.talkAt(tick),
    sellsFavours: paymentKind(config) !== 'off',
  }
  const added = { message: ids.uuid(), offer: ids.uuid() }
  return writer.act<BegunTurn>({
    request: { ...write, caller: { playerId } },
    command,
    answer: ({ events }) => (eventsOfKind(events, 'turn_opened').length > 0 ? { turn } : null),
    rows: (written, sheet) => openedTurnRows(written, sheet, { command, ids: added }),
  })
}

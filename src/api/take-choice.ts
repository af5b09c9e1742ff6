import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type TakeChoiceReturnType = ResponseOf<typeof chatChoiceCall>

/** Takes an option of an open offer; the reply token makes the message that speaks it free. */
export function takeChoice(
  client: ApiClient,
  parameters: BodyInput<typeof chatChoiceCall>,
  /** The same for every try at this option: it is taken once. */
  idempotencyKey: string,
): Promise<TakeChoiceReturnType> {
  return client.request(chatChoiceCall, { body: parameters, idempotencyKey })
}

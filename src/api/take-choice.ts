import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { type BodyInput, type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

export type TakeChoiceReturnType = ResponseOf<typeof chatChoiceCall>

/** Takes an option of an open offer. With the returned reply token, the message that states the choice is free. */
export function takeChoice(
  client: ApiClient,
  parameters: BodyInput<typeof chatChoiceCall>,
  /** Must be the same for every attempt to take this option, so that it is taken only once. */
  idempotencyKey: string,
): Promise<TakeChoiceReturnType> {
  return client.request(chatChoiceCall, { body: parameters, idempotencyKey })
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = ServerResponse<IncomingMessage>

/**
 * Answers one request of a connection at a time. A connection that sends another before it has the answer is closed after
 * that answer, and no further request of it is handled: a few bytes of pipelined requests would cost a lot of work in one
 * turn of the event loop. Browsers and proxies do not pipeline.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const answers = new WeakMap<Socket, Answer>()
  const refused = new WeakSet<Socket>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    if (refused.has(socket)) return
    const earlier = answers.get(socket)
    if (earlier && !earlier.writableFinished && !earlier.destroyed) {
      refused.add(socket)
      earlier.once('finish', () => socket.destroySoon())
      return
    }
    answers.set(socket, outgoing)
    listener(incoming, outgoing)
  }
}

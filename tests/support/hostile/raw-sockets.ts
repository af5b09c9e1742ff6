import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Opens a connection that is closed at the end of the test. Resolves when it is open. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject)
      // The server may close it at any time.
      socket.on('error', () => undefined)
      resolve(socket)
    })
    socket.once('error', reject)
    onTestFinished(() => void socket.destroy())
  })
}

/** Returns the text of a GET request. */
export function requestText(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Sends a request and resolves with the status of the answer; null when the server closes the connection before. */
export async function statusOf(port: number, request: string): Promise<number | null> {
  const socket = await openSocket(port)
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      text += String(part)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      if (status === undefined) return
      resolve(Number(status))
      socket.destroy()
    })
    socket.once('close', () => resolve(null))
    socket.write(request)
  })
}

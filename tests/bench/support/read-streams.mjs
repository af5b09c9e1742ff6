// Opens streams and prints the delays of their tokens, in ms: node read-streams.mjs <url> <streams> <seconds>
import { Agent, get } from 'node:http'

const [url = '', streams = '0', seconds = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
/** @type {number[]} */
const late = []
let isCounting = false
for (let index = 0; index < Number(streams); index += 1) {
  get(url, { agent }, (response) => {
    response.setEncoding('utf8')
    response.on('data', (/** @type {string} */ text) => {
      const now = Date.now()
      if (isCounting)
        for (const [, at] of text.matchAll(/"text":"(\d+)"/g)) late.push(now - Number(at))
    })
  })
}
// The first seconds are left out, while the streams open.
setTimeout(() => {
  isCounting = true
}, 3_000)
setTimeout(
  () => {
    late.sort((a, b) => a - b)
    const at = (/** @type {number} */ part) => late[Math.floor(late.length * part)] ?? 0
    process.stdout.write(JSON.stringify({ count: late.length, p50: at(0.5), p99: at(0.99) }))
    process.exit(0)
  },
  3_000 + Number(seconds) * 1_000,
)

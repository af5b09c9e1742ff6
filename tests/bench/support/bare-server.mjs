import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The bare framework: one route that answers the JSON text of a file, and nothing else around it.
// Argument: the file. Prints its address once it listens.
const answer = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const app = new Hono().get('*', (context) => context.json(answer))
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
process.on('SIGTERM', () => server.close())

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { explain } from '../../tools/lib/tool-error.mjs'
import { place } from '../../tools/lib/places.mjs'
import { run, runNode } from '../../tools/lib/run.mjs'

test('returns the output and the exit code of a child', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)"
  const { code, output } = await runNode(['-e', script])
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

test('returns 1 and the cause for a missing program', async () => {
  const { code, output } = await run('no-such-program-here', [])
  expect(code).toBe(1)
  expect(output).toContain('ENOENT')
})

test('forwards a signal to the child and ends after it', async () => {
  const run = JSON.stringify(pathToFileURL(place('tools/lib/run.mjs')).href)
  const grandchild =
    "process.on('SIGTERM', () => { console.log('told'); process.exit() }); setInterval(() => {}, 1e6); console.log('ready')"
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runNode } from ${run}; await runNode(['-e', ${JSON.stringify(grandchild)}], { show: true }); console.log('went on')`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const lines: string[] = []
  for await (const line of createInterface({ input: parent.stdout })) {
    lines.push(line)
    if (line === 'ready') parent.kill('SIGTERM')
  }
  const [, signal] =
    parent.signalCode === null ? await once(parent, 'exit') : [null, parent.signalCode]
  expect(lines).toEqual(['ready', 'told'])
  expect(signal).toBe('SIGTERM')
})

test.each([
  ['npm error code ENOSPC', 'The disk is full'],
  ['npm error EACCES: permission denied, mkdir', 'not writable'],
  ['getaddrinfo ENOTFOUND somewhere', 'registry could not be reached'],
])('explains %s', (output, words) => {
  expect(explain('It failed.', output)).toContain(words)
})

test('adds no cause to unknown output', () => {
  expect(explain('It failed.', 'TypeError: x is not a function')).toBe('It failed.')
})

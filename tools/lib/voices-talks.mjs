import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The modules of the tests that play talks. They are imported by a runner, so that the tools do not depend on the tests' types. */
const TALKS = '/tests/server/voices/talks'

/**
 * Draws replies of the grammar voice to label, and writes them as lines of JSON.
 * @param {import('vite/module-runner').ModuleRunner} runner
 * @param {{ count: number, seed: string, part: number, out: string }} options
 */
export async function writeReplies(runner, { count, seed, part, out }) {
  const { readMessages } = await runner.import(`${TALKS}/messages.ts`)
  const { drawReplies } = await runner.import(`${TALKS}/draw-replies.ts`)
  /** @type {readonly { part: number }[]} */
  const messages = readMessages()
  const replies = drawReplies(
    messages.filter((message) => message.part === part),
    { count, seed },
  )
  mkdirSync(dirname(out), { recursive: true })
  const lines = replies.map((/** @type {unknown} */ reply) => `${JSON.stringify(reply)}\n`)
  writeFileSync(out, lines.join(''))
  console.log(`Wrote ${lines.length} replies to ${out}.`)
}

/**
 * Writes the talks of docs/talks.
 * @param {import('vite/module-runner').ModuleRunner} runner
 */
export async function writeTalks(runner) {
  const { readMessages } = await runner.import(`${TALKS}/messages.ts`)
  const { talksPage } = await runner.import(`${TALKS}/draw-talks.ts`)
  for (const shark of ['vinnie', 'tommy', 'carmela', 'bigboss']) {
    writeFileSync(`docs/talks/${shark}.md`, talksPage(readMessages(), shark))
  }
  console.log('Wrote docs/talks.')
}

/**
 * Prints how often the replies of the drawn talks were said before.
 * @param {import('vite/module-runner').ModuleRunner} runner
 */
export async function printRepetition(runner) {
  const { measureRepetition } = await runner.import(`${TALKS}/measure-repetition.ts`)
  console.log(
    '\nrepetition in the talks of docs/talks: said before in the same talk, in another talk',
  )
  /** @type {readonly { shark: string, replies: number, within: number, across: number }[]} */
  const measured = measureRepetition()
  for (const { shark, replies, within, across } of measured) {
    console.log(
      `  ${shark.padEnd(10)}${percent(within, replies)}${percent(across, replies)}  of ${replies}`,
    )
  }
}

/**
 * Prints the labels of replies for each shark, and how far the two people agree.
 * @param {import('vite/module-runner').ModuleRunner} runner
 */
export async function printLabels(runner) {
  /** @type {typeof import('../voices/labelled.ts')} */
  const { LABELS, ratesOf, readLabelled } = await runner.import('/tools/voices/labelled.ts')
  const labelled = readLabelled()
  if (labelled.length === 0) return
  console.log(`\nlabelled replies: ${labelled.length}, each by two people`)
  console.log(`  ${'shark'.padEnd(10)}${LABELS.map((label) => label.padStart(14)).join('')}`)
  const sharks = [...new Set(labelled.map(({ shark }) => shark))]
  for (const shark of [...sharks, 'all']) {
    const replies = labelled.filter((reply) => shark === 'all' || reply.shark === shark)
    const { counts } = ratesOf(replies)
    const cells = LABELS.map((label) => percent(counts[label], 2 * replies.length).padStart(14))
    console.log(`  ${shark.padEnd(10)}${cells.join('')}`)
  }
  const { agreement, kappa } = ratesOf(labelled)
  console.log(
    `  the same label: ${percent(agreement, 1).trim()}, Cohen's kappa ${kappa.toFixed(2)}`,
  )
}

/**
 * @param {number} part
 * @param {number} all
 */
function percent(part, all) {
  return `${((100 * part) / all).toFixed(1)} %`.padStart(9)
}

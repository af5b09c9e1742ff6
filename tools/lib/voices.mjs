import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { openSource } from './load-source.mjs'
import { printLabels, printRepetition, writeReplies, writeTalks } from './voices-talks.mjs'

const WEIGHTS = 'src/rules/sharks/hearing/weights.ts'
const EXCHANGE_WEIGHTS = 'src/rules/sharks/exchanges/weights.ts'
const REACTION_WEIGHTS = 'src/rules/sharks/reactions/weights.ts'
/** How many pairs of intents that are mistaken for each other are printed. */
const CONFUSIONS = 25

/**
 * Measures the voices. Prints the rates of both sets of the corpus, the confusions of the tuning set only (the failures of the
 * held-out set stay unread), the labels of replies and the repetition. `--train` writes the weights first; `--replies` draws
 * replies to label, and `--talks` writes docs/talks instead.
 */
export function voices() {
  return runTool(async () => {
    const { train, talks, replies } = readOptions()
    await ensureInstalled()
    const { runner, close } = await openSource()
    try {
      if (replies) return await writeReplies(runner, replies)
      if (talks) return await writeTalks(runner)
      if (train) await learn(runner)
      await report(runner)
      await printLabels(runner)
      await printRepetition(runner)
    } finally {
      await close()
    }
  })
}

function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      train: { type: 'boolean', default: false },
      talks: { type: 'boolean', default: false },
      replies: { type: 'string' },
      seed: { type: 'string', default: 'replies 2' },
      part: { type: 'string', default: '1' },
      out: { type: 'string', default: '.cache/voices/replies.jsonl' },
    },
  })
  const { train, talks, seed, out } = values
  if (values.replies === undefined) return { train, talks }
  const count = wholeNumber('replies', values.replies)
  return { train, talks, replies: { count, seed, part: wholeNumber('part', values.part), out } }
}

/**
 * @param {string} name
 * @param {string} text
 */
function wholeNumber(name, text) {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new ToolError(`--${name} takes a whole number from 1.`)
}

/** @param {import('vite/module-runner').ModuleRunner} runner */
async function learn(runner) {
  /** @type {typeof import('../voices/weights-file.ts')} */
  const { weightsFile, reactionWeightsFile, exchangeWeightsFile } = await runner.import(
    '/tools/voices/weights-file.ts',
  )
  write(WEIGHTS, weightsFile())
  write(REACTION_WEIGHTS, reactionWeightsFile())
  write(EXCHANGE_WEIGHTS, exchangeWeightsFile())
  runner.clearCache()
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const isSame = existsSync(path) && text === readFileSync(path, 'utf8')
  if (!isSame) writeFileSync(path, text)
  console.log(isSame ? `${path} is up to date.` : `Wrote ${path}.`)
}

/** @param {import('vite/module-runner').ModuleRunner} runner */
async function report(runner) {
  /** @type {typeof import('../voices/corpus.ts')} */
  const { readCorpus } = await runner.import('/tools/voices/corpus.ts')
  /** @type {typeof import('../voices/measure.ts')} */
  const measuring = await runner.import('/tools/voices/measure.ts')
  /** @type {typeof import('../voices/cross-validate.ts')} */
  const { crossValidate } = await runner.import('/tools/voices/cross-validate.ts')
  const corpus = readCorpus()
  const tuning = corpus.filter(({ set }) => set === 'tuning')
  console.log(
    `\ntuning: ${tuning.length} messages, each understood with weights that have not learned it`,
  )
  const validated = crossValidate(tuning)
  printRates(measuring, validated)
  printConfusions(validated)
  const heldOut = corpus.filter(({ set }) => set === 'held-out')
  console.log(`\nheld-out: ${heldOut.length} messages`)
  printRates(measuring, measuring.measure(heldOut))
}

/**
 * @param {typeof import('../voices/measure.ts')} measuring
 * @param {import('../voices/measure.ts').Measured} measured
 */
function printRates({ together }, { intents, figures, subjects, mistaken }) {
  print(
    'intents, English',
    together(intents, (lang) => lang === 'en'),
  )
  print(
    'intents, other languages',
    together(intents, (lang) => lang !== 'en'),
  )
  for (const [lang, rate] of intents) if (lang !== 'en') print(`  ${lang}`, rate)
  print('figures', figures)
  print('sharks spoken of', subjects)
  print('small talk taken for business', mistaken)
}

/**
 * @param {string} what
 * @param {import('../voices/measure.ts').Rate} rate
 */
function print(what, { right, all }) {
  const part = `${((100 * right) / all).toFixed(1)} %`
  console.log(`${what.padEnd(32)}${part.padStart(8)}  ${right} of ${all}`)
}

/** @param {import('../voices/measure.ts').Measured} measured */
function printConfusions({ confusions }) {
  const worst = [...confusions].sort(([, one], [, other]) => other - one).slice(0, CONFUSIONS)
  for (const [pair, count] of worst) {
    const [label = '', heard = ''] = pair.split(' ')
    console.log(`  ${label.padEnd(14)} heard as ${heard.padEnd(14)} ${count}`)
  }
}

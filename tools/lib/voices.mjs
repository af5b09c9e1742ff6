import { readFileSync, writeFileSync } from 'node:fs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { openSource } from './load-source.mjs'

const WEIGHTS = 'src/rules/sharks/hearing/weights.ts'
const TRAIN = '--train'
/** How many pairs of intents that are mistaken for each other are printed. */
const CONFUSIONS = 25

/**
 * Measures the hearing of the sharks. Prints the rates of both sets of the corpus, and the confusions of the tuning set only:
 * the failures of the held-out set stay unread.
 * @param {string | undefined} option `--train` writes the weights first
 */
export function voices(option) {
  return runTool(async () => {
    if (option !== undefined && option !== TRAIN)
      throw new ToolError(`'${option}' is no option. The one option is ${TRAIN}.`)
    await ensureInstalled()
    const { runner, close } = await openSource()
    try {
      if (option === TRAIN) await learn(runner)
      await report(runner)
    } finally {
      await close()
    }
  })
}

/** @param {import('vite/module-runner').ModuleRunner} runner */
async function learn(runner) {
  /** @type {typeof import('../voices/weights-file.ts')} */
  const { weightsFile } = await runner.import('/tools/voices/weights-file.ts')
  const text = weightsFile()
  if (text === readFileSync(WEIGHTS, 'utf8')) {
    console.log('The weights are up to date.')
    return
  }
  writeFileSync(WEIGHTS, text)
  runner.clearCache()
  console.log(`Wrote ${WEIGHTS}.`)
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

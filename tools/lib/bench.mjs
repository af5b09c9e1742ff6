import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureChromium } from './chromium.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place, ROOT } from './places.mjs'
import { runNode } from './run.mjs'

const ENDING = '.bench.ts'

/** Runs the benches named on the command line, or all of them, and prints their rows. */
export function bench() {
  return runTool(async () => {
    const names = chosenBenches(process.argv.slice(2))
    await ensureInstalled()
    await ensureBuilt()
    process.env['CHROMIUM_PATH'] = await ensureChromium()
    mkdirSync(place('.cache/bench'), { recursive: true })
    for (const name of names) await runBench(name)
  })
}

/** @param {readonly string[]} asked */
function chosenBenches(asked) {
  const all = readdirSync(place('tests/bench'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort()
  const unknown = asked.find((name) => !all.includes(name))
  if (unknown !== undefined) {
    throw new ToolError(`There is no bench '${unknown}'; there are: ${all.join(', ')}.`)
  }
  return asked.length > 0 ? asked : all
}

/**
 * Runs a bench in its own process, so that its memory does not affect the next one.
 * @param {string} name
 */
async function runBench(name) {
  console.log(`\n== ${name}`)
  const rowsFile = place(`.cache/bench/${name}.json`)
  rmSync(rowsFile, { force: true })
  const args = [place('tools/bench-one.mjs'), place(`tests/bench/${name}${ENDING}`), rowsFile]
  const { code } = await runNode(args, { cwd: ROOT, show: true })
  if (code !== 0) {
    console.log(`The bench '${name}' failed.`)
    process.exitCode = 1
    return
  }
  for (const row of JSON.parse(readFileSync(rowsFile, 'utf8'))) {
    console.log(formatRow(row))
    if (!row.holds) process.exitCode = 1
  }
}

/** @param {import('../../tests/bench/row.ts').Row} row */
function formatRow({ name, value, unit, against, ratio, budget, holds }) {
  const parts = [`${rounded(value)} ${unit}`]
  if (against !== undefined) parts.push(`${against.name}: ${rounded(against.value)} ${unit}`)
  if (ratio !== undefined) parts.push(`ratio ${ratio.toFixed(2)}`)
  parts.push(`budget ${budget}`)
  return `${holds ? 'holds ' : 'MISSED'}  ${name}: ${parts.join(' · ')}`
}

/** @param {number} value */
function rounded(value) {
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : Number(value.toPrecision(3))
}

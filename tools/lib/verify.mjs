import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './ensure-built.mjs'
import { ToolError, runTool } from './tool-error.mjs'
import { ensureInstalled } from './install.mjs'
import { place } from './places.mjs'

const DEFAULT_ORIGIN = 'http://127.0.0.1:8080'
const PAGE = 1000

/** Verifies a season of a server, by default of the one that runs on this machine. */
export function verify() {
  return runTool(async () => {
    const { origin, season: asked } = readArguments(process.argv.slice(2))
    await ensureInstalled()
    await ensureBuilt()
    const season = await readJson(origin, `/api/v1/season${asked ? `?season=${asked}` : ''}`)
    const { verifySeason } = await import(pathToFileURL(place('dist/server/verify-season.js')).href)
    const verdict = await verifySeason(season, readSeason(origin, season.id))
    console.log(describe(season, verdict))
    if (verdict.difference) process.exitCode = 1
  })
}

/** @param {readonly string[]} given */
function readArguments(given) {
  const origin = given.find((argument) => /^https?:\/\//.test(argument)) ?? DEFAULT_ORIGIN
  const season = given.find((argument) => /^\d{4}-\d{2}$/.test(argument))
  const unknown = given.find((argument) => argument !== origin && argument !== season)
  if (unknown !== undefined) {
    throw new ToolError(`Give a season (2026-11) or an origin (http://…), not '${unknown}'.`)
  }
  return { origin, season }
}

/** @param {string} origin @param {string} season */
function readSeason(origin, season) {
  const address = `/api/v1/season`
  return {
    runs: () => readPages(origin, `${address}/runs?season=${season}`, 'runs'),
    /** @param {string} trader */
    events: (trader) => readPages(origin, `${address}/runs/${trader}?season=${season}`, 'records'),
    roots: () => readPages(origin, `${address}/roots?season=${season}`, 'roots'),
  }
}

/** @param {string} origin @param {string} path @param {string} list the field of the page with its items */
async function* readPages(origin, path, list) {
  for (let cursor = ''; ; ) {
    const page = await readJson(origin, `${path}&limit=${PAGE}${cursor}`)
    yield* page[list]
    if (page.next_cursor === null) return
    cursor = `&cursor=${page.next_cursor}`
  }
}

/** @param {string} origin @param {string} path */
async function readJson(origin, path) {
  const answer = await fetch(new URL(path, origin)).catch((cause) => {
    throw new ToolError(`No game answers at ${origin}.`, { cause })
  })
  const body = await answer.json()
  if (!answer.ok) throw new ToolError(`${origin} says: ${body.detail}`)
  return body
}

/**
 * @param {{ id: string }} season
 * @param {import('../../src/rules/runs/verify-season.ts').Verdict} verdict
 */
function describe({ id }, { difference, runs, records, replayed }) {
  if (difference) {
    const { trader, seq, sentence } = difference
    const place = trader === null ? `root ${seq}` : `record ${seq} of ${trader}`
    return `Season ${id} differs at ${place}: ${sentence}`
  }
  return replayed
    ? `Season ${id} is correct: ${runs} runs, ${records} records match its seed.`
    : `Season ${id} has not ended, so its seed is secret: ${runs} runs and ${records} public records are chained correctly.`
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runTool } from './tool-error.mjs'
import { place } from './places.mjs'
import { readProse } from './prose.mjs'

/** Words that plain technical English does without, and what to write instead. */
const WORDS = /** @type {const} */ ([
  ['whoever', /\bwhom?ever\b/gi, 'name the actor: the caller, the player, the page'],
  ['nobody', /\bnobody\b/gi, 'name who is absent: no player, no client, null when …'],
  ['somebody', /\b(?:any|some)body\b/gi, 'name the actor: another player, a second caller'],
  ['anew', /\banew\b/gi, 'again, or re-'],
  ['is told', /\b(?:is|are|was|were|be|been|being) told\b/gi, 'receives, is sent, is logged'],
  ['to be had', /\b(?:to be|may be|can be|is|are|was) (?:not )?had\b/gi, 'is available'],
  ['has it that', /\bha(?:s|ve) it that\b/gi, 'say who claims it'],
  ['of nothing', /\bof nothing\b/gi, 'state the result: an empty list, zero'],
  ['the house', /\b(?:our|the|this) house\b/gi, 'the project, the server, the game'],
  ['of ours', /\bof (?:hers|his|mine|ours|theirs|yours)\b/gi, 'name the owner'],
  ['goes on', /\bgo(?:es|ing)? on\b/gi, 'continues'],
  ['what it came to', /\bwhat \w+ (?:came|comes?) to\b/gi, 'the result, the total'],
  ['stands', /\bst(?:ands?|ood)\b(?! for\b)/gi, 'is, is shown, is stored, remains'],
  ['lies', /\b(?:lay|lies)\b/gi, 'is, is stored'],
  ['hears', /\bhears?\b/gi, 'receives, subscribes to'],
  ['beside', /\bbeside\b/gi, 'next to, in addition to'],
  ['says so', /\b(?:said|says?|tells?|told) so\b/gi, 'reports it, logs it'],
  ['for who', /\b(?:by|for|from|of|to|with) who\b/gi, 'for the player who, to the caller that'],
  ['so many', /\bso (?:long|many|much|often)\b/gi, 'name the number: `count`, `ms`'],
  ['spec §', /\bspec(?:ification)?,? ?§/gi, 'state the rule, or link to a page in docs'],
  ['pages outside', /\bhouse-rules\b|\bdesign\.md\b|\bfacts\//gi, 'cite pages of docs only'],
])

/** Where the counts are recorded. They may only fall. */
const RECORD = 'tools/words.json'
const UPDATE = 'node tools/words.mjs --update'

const FOLDERS = ['docs', 'src', 'tests', 'tools']
const PROSE_FILE = /\.(?:css|frag|glsl|js|md|mjs|sol|ts|tsx|vert)$/
/** What players read has a voice of its own. */
const GAME_TEXTS =
  /^src\/(?:protocol\/[\w-]*(?:messages|texts)\.ts|rules\/sharks\/lexicons\/|server\/voices\/grammar\/banks\/)/

/** @typedef {Record<string, Record<string, number>>} Counts by folder and word; a count of zero is left out */
/** @typedef {{ path: string, line: number, word: string, found: string, advice: string }} Finding */

/**
 * Finds the words in a file's prose.
 * @param {string} path relative to the project's folder
 * @param {string} text
 * @returns {Finding[]}
 */
export function findWords(path, text) {
  return readProse(path, text).flatMap((prose) => {
    // A phrase may run over a line's end, and over the mark that begins the next line of a comment.
    const sentence = prose.text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|>)?[ \t]*/g, '\n')
    const oneLine = sentence.replaceAll('\n', ' ')
    return WORDS.flatMap(([word, pattern, advice]) =>
      [...oneLine.matchAll(pattern)].map(({ 0: found, index }) => {
        const line = prose.line + sentence.slice(0, index).split('\n').length - 1
        return { path, line, word, found, advice }
      }),
    )
  })
}

/** Returns the files whose prose is checked, relative to the project's folder. */
export function listProseFiles() {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(place(folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  return [...readdirSync(place('.')).filter((path) => path.endsWith('.md')), ...below]
    .filter((path) => PROSE_FILE.test(path) && !GAME_TEXTS.test(path))
    .sort()
}

/** Finds the words in the whole project. */
export function findAllWords() {
  return listProseFiles().flatMap((path) => findWords(path, readFileSync(place(path), 'utf8')))
}

/**
 * Counts findings by folder and word, sorted.
 * @param {readonly Finding[]} findings
 */
export function countWords(findings) {
  /** @type {Counts} */
  const counts = {}
  const keyed = findings.map(({ path, word }) => ({ folder: folderOf(path), word }))
  keyed.sort((one, other) => compare(one.folder, other.folder) || compare(one.word, other.word))
  for (const { folder, word } of keyed) {
    const ofFolder = (counts[folder] ??= {})
    ofFolder[word] = (ofFolder[word] ?? 0) + 1
  }
  return counts
}

/**
 * Compares counts with the record. Returns a sentence for each that differs; none when all are as recorded.
 * @param {Counts} recorded
 * @param {Counts} counted
 */
export function compareWords(recorded, counted) {
  const folders = [...new Set([...Object.keys(recorded), ...Object.keys(counted)])].sort(compare)
  return folders.flatMap((folder) =>
    WORDS.flatMap(([word, , advice]) => {
      const allowed = recorded[folder]?.[word] ?? 0
      const count = counted[folder]?.[word] ?? 0
      if (count === allowed) return []
      const change = `${folder}: '${word}' ${count} times, ${allowed} recorded.`
      return count > allowed
        ? [`${change} Write instead: ${advice}. 'node tools/words.mjs ${folder}' lists the lines.`]
        : [`${change} Record the smaller count: ${UPDATE}`]
    }),
  )
}

/** Reads the recorded counts. @returns {Counts} */
export function readRecord() {
  return JSON.parse(readFileSync(place(RECORD), 'utf8'))
}

/**
 * Lists the words below a folder, or records how often each is used now.
 * @param {string | undefined} argument a path's beginning, or --update
 */
export function words(argument) {
  return runTool(async () => {
    const findings = findAllWords()
    if (argument === '--update') {
      writeFileSync(place(RECORD), `${JSON.stringify(countWords(findings), null, 2)}\n`)
      console.log(`${findings.length} words are recorded in ${RECORD}.`)
      return
    }
    const shown = findings.filter(({ path }) => path.startsWith(argument ?? ''))
    for (const { path, line, found, advice } of shown) {
      console.log(`${path}:${line}: '${found}'; ${advice}`)
    }
    console.log(`${shown.length} words.`)
  })
}

/**
 * The first two folders of a path: 'src/crt'. Files at the top belong to '.'.
 * @param {string} path
 */
function folderOf(path) {
  return path.split('/').slice(0, -1).slice(0, 2).join('/') || '.'
}

/**
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * A piece of prose in a file: a comment, the name of a test, or a part of a document.
 * @typedef {{ line: number, text: string }} Prose
 */

/** Tokens that may contain a comment mark without being a comment: strings, templates and regular expressions. */
const TOKENS = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?\*/|//[^\n]*(?:\n[ \t]*//[^\n]*)*)`,
    String.raw`(?<quoted>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\[\s\S]|[^\x60\\])*\x60)`,
    // A slash begins a regular expression only when no value precedes it.
    String.raw`(?<=(?:^|[(,=:[!&|?{};+>]|\breturn)\s*)/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+/`,
  ].join('|'),
  'gm',
)
const TESTS = /(?:\b(?:describe|it|test)\w*(?:\.\w+)*|\)|`)\(\s*$|\bname:\s*$/
const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/

/**
 * Returns the prose of a file: of a document everything but code, of a source its comments, of a test also its names.
 * @param {string} path
 * @param {string} text
 * @returns {Prose[]}
 */
export function readProse(path, text) {
  return path.endsWith('.md') ? readDocument(text) : readSource(path, text)
}

/** @param {string} text */
function readDocument(text) {
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ')
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, blank).replaceAll(/`[^`\n]*`/g, blank)
  return paragraphs(prose)
}

/**
 * A sentence may run over a line's end, but not over an empty line.
 * @param {string} text
 */
function paragraphs(text) {
  return [...text.matchAll(/\S(?:[^\n]|\n(?![ \t]*\n))*/g)].map((match) => ({
    line: lineAt(text, match.index),
    text: match[0],
  }))
}

/**
 * @param {string} path
 * @param {string} text
 */
function readSource(path, text) {
  const isTest = TEST_FILE.test(path)
  return [...text.matchAll(TOKENS)].flatMap((match) => {
    const { comment, quoted } = match.groups ?? {}
    const before = () => text.slice(Math.max(0, match.index - 60), match.index)
    const found = comment ?? (isTest && quoted && TESTS.test(before()) ? quoted : undefined)
    return found === undefined ? [] : [{ line: lineAt(text, match.index), text: found }]
  })
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

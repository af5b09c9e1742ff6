import { describe, expect, test } from 'vitest'
import { readProse } from '../../tools/lib/prose.mjs'
import {
  compareWords,
  countWords,
  findAllWords,
  findWords,
  listProseFiles,
  readRecord,
} from '../../tools/lib/words.mjs'

const wordsIn = (path: string, text: string) =>
  findWords(path, text).map(({ line, word }) => [line, word])

test('no word of the list is used more often, or less often, than recorded', () => {
  expect(compareWords(readRecord(), countWords(findAllWords()))).toEqual([])
})

describe('findWords', () => {
  test('finds a word in line, block and document comments, with its line', () => {
    const text = "// Nobody.\nconst a = 1 /* anew */\n/**\n * Made anew.\n */\nconst b = 'anew'\n"
    expect(wordsIn('src/a.ts', text)).toEqual([
      [1, 'nobody'],
      [2, 'anew'],
      [4, 'anew'],
    ])
  })

  test('finds a phrase that runs over the end of a line', () => {
    expect(wordsIn('src/a.ts', '/**\n * The player is\n * told.\n */\n')).toEqual([[2, 'is told']])
    expect(wordsIn('src/a.ts', '// The player is\n// told.\n')).toEqual([[1, 'is told']])
    expect(wordsIn('docs/a.md', 'It comes\nto a list of\nnothing.\n')).toEqual([[2, 'of nothing']])
  })

  test('finds a word in the names of tests, and not in their data', () => {
    const text = [
      "test('nobody', () => send('nobody'))",
      "describe('anew', () => undefined)",
      "test.each([['somebody']])('whoever %s', () => undefined)",
      "const CASES = [{ name: 'goes on', text: 'goes on' }]",
    ].join('\n')
    const found = [
      [1, 'nobody'],
      [2, 'anew'],
      [3, 'whoever'],
      [4, 'goes on'],
    ]
    expect(wordsIn('tests/a.test.ts', text)).toEqual(found)
    expect(wordsIn('tests/e2e/journeys/a.spec.ts', text)).toEqual(found)
    expect(wordsIn('tests/support/a.ts', text)).toEqual([])
  })

  test('takes no text, template or regular expression for a comment', () => {
    const text = [
      "const a = 'https://nobody'",
      'const b = `// nobody`',
      'const c = text.replace(/["//nobody]/g, "")',
      '// nobody',
    ].join('\n')
    expect(wordsIn('src/a.ts', text)).toEqual([[4, 'nobody']])
  })

  test('leaves out the code of a document', () => {
    const text = 'Nobody.\n\n```\nnobody\n```\n\nA `nobody` and an anew.\n'
    expect(wordsIn('docs/a.md', text)).toEqual([
      [1, 'nobody'],
      [7, 'anew'],
    ])
  })
})

describe('readProse', () => {
  test('reads shaders, too', () => {
    expect(readProse('src/a.frag', '// Light.\nvoid main() {}\n')).toEqual([
      { line: 1, text: '// Light.' },
    ])
  })
})

describe('listProseFiles', () => {
  test('lists sources, tests, tools and documents, and nothing that players read', () => {
    const files = listProseFiles()
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/glossary.md',
        'src/main.tsx',
        'src/crt/shaders/glass.frag',
        'src/server/voices/grammar/bank.ts',
        'tests/house/words.test.ts',
        'tools/lib/words.mjs',
      ]),
    )
    for (const text of [
      'src/protocol/messages.ts',
      'src/protocol/street-messages.ts',
      'src/protocol/account-texts.ts',
    ]) {
      expect(files).not.toContain(text)
    }
    expect(files.filter((file) => /\/(banks|lexicons)\//.test(file))).toEqual([])
  })
})

describe('compareWords', () => {
  const record = { 'src/api': { anew: 2 } }

  test('returns nothing when the counts are as recorded', () => {
    expect(compareWords(record, { 'src/api': { anew: 2 } })).toEqual([])
  })

  test('names the folder, the word and a better one when a count rises', () => {
    expect(compareWords(record, { 'src/api': { anew: 3 }, docs: { nobody: 1 } })).toEqual([
      "docs: 'nobody' 1 times, 0 recorded. Write instead: name who is absent: no player, no client, null when …. 'node tools/words.mjs docs' lists the lines.",
      "src/api: 'anew' 3 times, 2 recorded. Write instead: again, or re-. 'node tools/words.mjs src/api' lists the lines.",
    ])
  })

  test('names the command that records a count that has fallen', () => {
    expect(compareWords(record, {})).toEqual([
      "src/api: 'anew' 0 times, 2 recorded. Record the smaller count: node tools/words.mjs --update",
    ])
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStory } from '#src/scenes/about/read-story.ts'

test('splits headings and paragraphs at empty lines', () => {
  expect(readStory('# ONE\n\nfirst\nline\n\n\nsecond\n')).toEqual([
    { isHeading: true, text: 'ONE' },
    { isHeading: false, text: 'first line' },
    { isHeading: false, text: 'second' },
  ])
})

test('the story has about 1,200 words in chapters', () => {
  const file = new URL('../../../src/scenes/about/story.txt', import.meta.url)
  const parts = readStory(readFileSync(file, 'utf8'))
  const words = parts.flatMap(({ text }) => text.split(' ')).length
  expect(words).toBeGreaterThan(1_100)
  expect(words).toBeLessThan(1_300)
  expect(parts.filter(({ isHeading }) => isHeading).length).toBeGreaterThan(4)
})

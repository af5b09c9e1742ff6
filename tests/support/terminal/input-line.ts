import { type CDPSession, type Page } from 'playwright'
import { expect } from 'vitest'
import { chanceOf, pick } from '#src/lib/chance.ts'

/** A focused input line that records its events and is cleared when it is sent. */
export async function openInputLine(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { recorded, spawn, step, world } = window.terminal
    spawn.despawnScreen(world)
    const input = spawn.spawnInputLine(world, {
      name: 'Message',
      column: 2,
      row: 20,
      columns: 40,
      rows: 3,
      change: (value) => void recorded.push(`change ${value}`),
      submit: (value) => {
        recorded.push(`submit ${value}`)
        spawn.setInputValue(world, input, '')
      },
    })
    spawn.focus(world, input)
    step(16)
    recorded.length = 0
  })
}

/** The state in the world, which is what is drawn. */
export function readInputLine(page: Page) {
  return page.evaluate(() => {
    const { focused, components } = window.terminal.world
    const { InputLine } = components
    const at = focused ?? -1
    return {
      value: InputLine.value[at],
      selection: [InputLine.selectionStart[at], InputLine.selectionEnd[at]],
      composing: [InputLine.composingStart[at], InputLine.composingEnd[at]],
    }
  })
}

const ACTIONS = [
  'type',
  'compose',
  'compose',
  'cancel',
  'correct',
  'erase',
  'send',
  'step',
] as const

/** Types, composes, corrects, deletes and sends at random, and checks the text after each turn. Returns what was sent and received. */
export async function typeAtRandom(
  page: Page,
  session: CDPSession,
  { seed, turns }: { seed: string; turns: number },
): Promise<{ readonly sent: readonly string[]; readonly recorded: readonly string[] }> {
  const chance = chanceOf(seed)
  let wished = ''
  const sent: string[] = []
  const compose = async (draft: string, replaced = 0): Promise<void> => {
    for (let length = 1; length <= draft.length; length += 1) {
      const isFirst = length === 1 && replaced > 0
      await session.send('Input.imeSetComposition', {
        text: draft.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
        ...(isFirst && {
          replacementStart: wished.length - replaced,
          replacementEnd: wished.length,
        }),
      })
    }
  }
  const insert = (text: string): Promise<unknown> =>
    text === ''
      ? session.send('Input.imeSetComposition', { text, selectionStart: 0, selectionEnd: 0 })
      : session.send('Input.insertText', { text })
  for (let turn = 0; turn < turns; turn += 1) {
    const action = pick(chance, ACTIONS)
    const draft = pick(chance, ['か', 'かん', 'ni', 'é', 'ㅎㅏㄴ'])
    if (action === 'type') {
      const letter = pick(chance, ['a', 'Z', ' ', '9'])
      await page.keyboard.type(letter)
      wished += letter
    } else if (action === 'compose' || action === 'cancel') {
      const chosen = action === 'cancel' ? '' : pick(chance, ['漢字', '你', '한', draft])
      await compose(draft)
      await insert(chosen)
      wished += chosen
    } else if (action === 'correct') {
      // A soft keyboard replaces the last word by another.
      const word = /[aZ9]+$/.exec(wished)?.[0] ?? ''
      await compose(draft, word.length)
      await insert('word')
      wished = `${wished.slice(0, wished.length - word.length)}word`
    } else if (action === 'erase') {
      await page.keyboard.press('Backspace')
      wished = Array.from(wished).slice(0, -1).join('')
    } else if (action === 'send') {
      await page.keyboard.press('Enter')
      sent.push(`submit ${wished}`)
      wished = ''
    } else {
      await page.evaluate(() => window.terminal.step(16))
    }
    const seen = await page.evaluate(() => {
      const { components, focused } = window.terminal.world
      const field = document.querySelector('textarea')
      return [components.InputLine.value[focused ?? -1], field?.value]
    })
    expect(seen, `after turn ${turn}: ${action}`).toEqual([wished, wished])
  }
  const recorded = await page.evaluate(() =>
    window.terminal.recorded.filter((it) => it.startsWith('submit')),
  )
  return { sent, recorded }
}

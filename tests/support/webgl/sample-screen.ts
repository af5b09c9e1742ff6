import { cellsOf, type TextCell } from './text-picture.ts'

/** A screen similar to the game's: a frame, a conversation, figures, bars, all sixteen colours. */
export function sampleScreen(): TextCell[] {
  const bar = (text: string) => cellsOf([text.padEnd(80)], { foreground: 0, background: 7 })
  const colours = Array.from({ length: 16 }, (_, index) =>
    cellsOf(['███'], { column: 4 + index * 4, row: 22, foreground: index }),
  ).flat()
  return [
    ...bar(' DOPE CHAIN WARS   CASH $12.4K   MOVES 5   SMOKES +2.1 %  TAPES -0.8 %'),
    ...cellsOf(['Talking to: vinnie', '─'.repeat(78)], { column: 1, row: 2, foreground: 8 }),
    ...cellsOf(
      [
        'You owe me, kid. Three days. Ten percent. A day.',
        'Bring it in small bills, or bring a good story.',
      ],
      { column: 2, row: 5 },
    ),
    ...cellsOf(['I need three grand by Friday. Fourteen back.'], {
      ...{ column: 30, row: 8, foreground: 15 },
    }),
    ...cellsOf(['Friday. Fourteen. Do not make me come to Queens.'], { column: 2, row: 10 }),
    ...cellsOf(
      [
        '╔══════════════════════════╗',
        '║  TAKE $3,000 FOR 3 DAYS  ║',
        '╚══════════════════════════╝',
      ],
      { column: 4, row: 13 },
    ),
    ...cellsOf(
      [
        '┌──────────────────────────┐',
        '│    CAN WE SAY 8 PERCENT  │',
        '└──────────────────────────┘',
      ],
      { column: 42, row: 13, foreground: 8 },
    ),
    ...cellsOf(['▁▂▃▄▅▆▇█▇▆▅▄▃▂▁▁▂▃▄▅▆▇█▇▆▅▄▃▂▁  HEAT ░░▒▒▓▓██  0123456789'], {
      ...{ column: 4, row: 19, foreground: 11 },
    }),
    ...colours,
    ...cellsOf(['> type here█'], { column: 1, row: 24, foreground: 15 }),
  ]
}

/** The upper left corner of such a screen, 20 by 6 cells. */
export function sampleCorner(): TextCell[] {
  return [
    ...cellsOf([' CASH $1.3K  DAY 2  '], { foreground: 0, background: 7 }),
    ...cellsOf(['vinnie:'], { column: 1, row: 1, foreground: 8 }),
    ...cellsOf(['You owe me, kid.'], { column: 1, row: 2, foreground: 15 }),
    ...cellsOf(['SMOKES'], { column: 1, row: 3, foreground: 10 }),
    ...cellsOf(['▃▅▆█▇▅▄▆▇'], { column: 9, row: 3, foreground: 12 }),
    ...cellsOf(['PAY   WAIT'], { column: 1, row: 4, foreground: 11 }),
    ...cellsOf(['> tomorrow█'], { column: 1, row: 5 }),
  ]
}

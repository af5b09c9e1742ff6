import { duration, money } from './figures.ts'
import { loanSections, repaymentSections } from './loans.ts'
import { marketSections } from './market.ts'
import { playerSections } from './player.ts'
import { seasonSections } from './season.ts'
import { streetSections, workSections } from './street.ts'

/** Returns the text of docs/game-rules.md. */
export function rulesPage(): string {
  const sections = [
    marketSections(),
    playerSections(),
    streetSections(),
    workSections(),
    loanSections(),
    repaymentSections(),
    seasonSections(),
  ]
  return `${intro()}\n${sections.join('\n')}`
}

function intro(): string {
  return `# Game rules

What the server decides, and by which numbers. \`npm run rules-doc\` writes this page from \`src/rules\`: change a number there, then run
it. A name in parentheses is that of the number in \`RULES\` of \`src/rules/config.ts\`. Money is in dollars of the game, computed in whole
cents. Days are UTC days of ${duration('clock.dayMs')}.

A new player has ${money('start.cashCents')}, and [a debt](#the-opening-debt).
`
}

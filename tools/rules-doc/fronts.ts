import { FRONT_NAMES } from '#src/lib/names.ts'
import { RULES } from '#src/rules/config.ts'
import { FRONT_LABELS, frontIncome, frontPrice, frontResale } from '#src/rules/fronts/front.ts'
import { questionsOf } from '#src/rules/fronts/questions.ts'
import { formatCents } from '#src/rules/money.ts'
import { percent, table } from './figures.ts'

export function frontSections(): string {
  const questions = new Set(FRONT_NAMES.flatMap(questionsOf).map(({ id }) => id))
  return `## Fronts

A front is a business. A player owns at most one of each; only the cheapest that is not owned is for sale (\`fronts.priceCents\`). A
purchase above ${percent('fronts.largePercent')} of the cash needs a confirmation, and so does a sale.

${table(
  ['front', 'price', 'a tended day', 'an idle day', 'resale'],
  FRONT_NAMES.map((front) => [
    FRONT_LABELS[front],
    ...[
      frontPrice(front),
      frontIncome(front, true),
      frontIncome(front, false),
      frontResale(front),
    ].map(formatCents),
  ]),
)}

- Each front asks one question a day, with two answers. The season's seed draws it from ${questions.size} questions, of which some
  belong to one kind of front. An answer tends the front for that day. It costs no move, and both answers pay the same.
- At 00:00 UTC, each front pays for the day that ends: ${percent('fronts.tendedPercent')} of its price when it was tended,
  ${percent('fronts.idlePercent')} when it was not, less a running cost of ${percent('fronts.runningPercent')}. A cost is at most the cash.
- A sale brings ${percent('fronts.resalePercent')} of the price. Net worth counts a front at that sum.

## Kicking up

Each night at 00:00 UTC, a share of cash and goods less debts goes up. Goods count at ${percent('kickingUp.goodsPercent')} of their base
price, and money in a front does not count. Of what is above each step, a percentage goes up (\`kickingUp.steps\`):

${table(
  ['above', 'share'],
  RULES.kickingUp.steps.map(({ fromCents, percent: part }) => [
    formatCents(fromCents),
    `${part} %`,
  ]),
)}

- The fronts pay first.
- Cash goes first. When it does not cover the share, whole units of goods go at the same value: the dearest that fit, then one of the
  cheapest left, with change in cash.
- Missed nights are counted one by one, in the order of time, with whatever else has fallen due by then. No player pays more or less for
  looking rarely: a night in which nothing goes up is over, also for a player who is away. A player who has never acted has no nights.
`
}

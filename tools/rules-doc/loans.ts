import { SHARKS } from '#src/lib/names.ts'
import { RULES, SHARK_POLICIES, type SharkPolicy } from '#src/rules/config.ts'
import { formatCents } from '#src/rules/money.ts'
import {
  asPercent,
  change,
  count,
  duration,
  money,
  percent,
  share,
  signed,
  table,
} from './figures.ts'

export function loanSections(): string {
  return `## Loans

A shark lends by talk: an offer is shown as chips, and taking a chip executes it once. An offer expires after
${duration('loans.offerStandsMs')}. A player has at most one open loan with each shark, the opening debt not counted.

### The opening debt

A new player owes Vinnie ${money('start.debt.cents')}, the first day included, at ${share('start.debt.dailyRate')} a day, due in
${count('start.debt.days', 'days')}. It is the first record of the player's run. Until it is paid, Vinnie lends at most
${money('loans.besideOpeningCents')} on top of it. It counts as a full stake.

### Loan terms

The values are \`SHARK_POLICIES\` of \`src/rules/config.ts\`.

${table(
  ['', 'field', ...SHARKS],
  POLICY_ROWS.map(([field, text, format]) => [
    text,
    `\`${field}\``,
    ...SHARKS.map((shark) => format(SHARK_POLICIES[shark])),
  ]),
)}

### Limits

A loan is at most the smallest of these sums, rounded down to a multiple of ${money('loans.stepCents')}:

- the shark's largest loan;
- the share of net worth, where the table has one, multiplied by the reputation where the table says yes. Net worth counts without what
  is still owed of the opening debt, and as at least ${money('loans.leastWorthCents')};
- ${money('loans.besideOpeningCents')} from Vinnie until the opening debt is paid.

While any loan is late, no shark lends or does a favour. A shark whose loan was cleared after it was late lends again after
${count('loans.closedDays', 'days')}.

### Haggling

A counter-offer costs one of the day's patience. How far the shark gives way depends on flexibility, trust, reputation and the history
of loans. Rates move in steps of ${share('loans.rateStep')}, never below the floor. A counter-offer without patience changes the trust
by ${change('trust.patienceOut')}.

### Interest

Interest is a daily rate on what is still owed, rounded half to even. The first day is charged at the signing, then one every 24 hours
from the signing; while a loan is late the rate is at least ${share('loans.lateRate')}. A payment counts when it is made. What is owed
never passes ${count('loans.capTimes')} times the principal. A loan is due at the hour and minute of its signing, whole days later.

| status | when |
|---|---|
| \`open\` | before it is late, ${duration('loans.graceMs')} after the due instant included |
| \`late\` | from the first late day |
| \`owned\` | from late day ${count('late.owned.fromDay')} |
| \`paid\` | nothing is owed |
`
}

export function repaymentSections(): string {
  return `### Repayment

Any amount up to what is owed can be paid in cash. Payments repay the principal first, then the interest. A late debtor's chip offers to
pay ${money('loans.extortionCents')}, or less when less is owed or available. Once per loan, mercy gives more days: before the loan is
late its due instant moves; after that the record is kept, and no collector comes in those days. The favour of an extension works in the
same way before a loan is late.

A loan repaid in time brings ${change('reputation.repaidInTime', 'reputation')} × stake × days held ÷ ${count('reputation.fullDays')}
(at most 1). The stake is the sum ÷ (${count('reputation.stakePart')} × net worth) at the signing, at most 1. It brings
${count('xp.repaidInTime', 'xp')} when stake × days is above ${count('xp.repaidFrom')}, and always for the opening debt.

${table(
  ['what happens', 'trust', 'also'],
  [
    ['a loan is taken', change('trust.dealTaken'), ''],
    ['repaid in time', change('trust.repaidInTime'), 'reputation and xp, but not for an advance'],
    ['repaid late', change('trust.repaidLate'), 'the shark is closed for some days'],
    [
      `at least ${percent('trust.paidPartFromPercent')} of what is owed is paid, but not all`,
      change('trust.paidPart'),
      '',
    ],
    ['a payment is declined', change('trust.declinedPayment'), ''],
    ['an offer is declined', change('trust.declinedOffer'), ''],
    ['mercy is granted', change('trust.mercy'), ''],
    ['an extension is granted', change('trust.extension'), ''],
    ['the player says thanks', change('trust.thanks'), ''],
  ],
)}

### Security

A shark who wants security takes goods worth ${percent('pledge.worthPercent')} of the principal, the dearest first, each at
${percent('pledge.pawnPercent')} of its base price. When the stash does not hold that much, the loan is secured by a share of the profit
of [each sale](#what-sharks-take-of-a-sale). Pledged goods leave the stash and come back when the loan is repaid.

### Late loans

Late day 1 begins ${duration('loans.graceMs')} after the due instant, the next ones 24 hours apart. They take effect once each, in the
order of time, for every late loan (\`src/rules/lateness.ts\`). Each counts from the instant at which it fell
due, also when the player looks later:

${table(
  ['late day', 'consequence'],
  [
    ['1', 'word travels: every purse is closed, and every favour'],
    [
      `1 to ${count('late.reputation.untilDay')}`,
      `${change('late.reputation.by', 'reputation')} each`,
    ],
    [count('late.heat.day'), `${change('late.heat.by', 'heat')} where the player is`],
    [
      count('late.pledgeDay'),
      'Carmela sells the pledge at the value that it was taken for; what the debt does not need is paid out in cash',
    ],
    [
      `from ${count('late.skim.fromDay')}`,
      `${percent('late.skim.percent')} of each sale is skimmed, of which ${percent('late.skim.countsPercent')} counts towards the debt`,
    ],
    [
      count('late.goods.day'),
      `a collector takes up to ${percent('late.goods.percent')} of each good, credited at ${percent('late.goods.creditPercent')} of the base price: no more units than the debt needs, with change in cash`,
    ],
    [
      count('late.cash.day'),
      `a collector takes ${percent('late.cash.percent')} of the cash, up to what is owed`,
    ],
    [
      count('late.owned.fromDay'),
      `the debtor is owned: ${change('late.owned.reputation', 'reputation')}`,
    ],
  ],
)}

Who is owned pays no more interest. ${percent('late.owned.skimPercent')} of each sale are skimmed. When a UTC day begins, one move is
taken before play and pays ${money('late.owned.moveCents')} on the oldest owned loan. The whole pay of a job goes to the debt, and
${percent('late.owned.jobInHandPercent')} of it stay in hand. Every ${count('late.owned.everyDays', 'days')} a collector takes that part
of the cash again, and ${change('late.owned.againReputation', 'reputation')}, which takes none below
${count('late.owned.leastReputation')}.

### Errands

Until a loan of Big Boss is due, each UTC day from the day after the signing names a borough, drawn from the season. The errand is done
there by 24:00 UTC and costs ${count('errands.moves', 'move')}. A missed one adds ${percent('errands.missedPercent')} of the principal.

## Trust

Trust is −100 to 100 for each shark, and starts at 0. Payments change it ([Repayment](#repayment)), and so do manners
([Loan terms](#loan-terms)). When a payment is made with money that another shark lent, that shark learns of it after
${days('hearsay.days')}, which changes their trust by ${change('hearsay.trust')}. A player's own money is the cash that is left when
all other debts are subtracted.

Sharks mention a day's profit on a good from ${money('talkedOf.profitCents')}, a loss from ${money('talkedOf.lossCents')}, heat from
${count('talkedOf.heat')}, a streak from ${count('talkedOf.streakDays', 'days')}, and a stash from ${count('talkedOf.units', 'units')} of one
good.
`
}

type PolicyRow = readonly [keyof SharkPolicy, string, (policy: SharkPolicy) => string]

const POLICY_ROWS: readonly PolicyRow[] = [
  ['dailyRate', 'rate per day', ({ dailyRate }) => asPercent(dailyRate)],
  ['days', 'days until due', ({ days: due }) => String(due)],
  ['minCents', 'smallest loan', ({ minCents }) => formatCents(minCents)],
  ['maxCents', 'largest loan', ({ maxCents }) => formatCents(maxCents)],
  [
    'scalesWithReputation',
    'share of net worth × reputation',
    (policy) => yesNo(policy.scalesWithReputation),
  ],
  ['netWorthPart', 'share of net worth', (policy) => orDash(policy.netWorthPart, asPercent)],
  [
    'onlyUnderCashCents',
    'lends below this cash',
    (policy) => orDash(policy.onlyUnderCashCents, formatCents),
  ],
  ['fromReputation', 'least reputation', ({ fromReputation }) => String(fromReputation)],
  ['fromTrust', 'least trust', ({ fromTrust }) => signed(fromTrust)],
  ['restDays', 'days from loan to loan', ({ restDays }) => String(restDays)],
  ['patience', 'patience: counter-offers per day', ({ patience }) => String(patience)],
  ['floorRate', 'lowest rate by haggling', ({ floorRate }) => asPercent(floorRate)],
  ['extraDays', 'most days added by haggling', ({ extraDays }) => String(extraDays)],
  ['flexibility', 'flexibility, 0 to 1', ({ flexibility }) => String(flexibility)],
  ['mercyDays', 'days added by mercy', ({ mercyDays }) => String(mercyDays)],
  ['insultTrust', 'trust after an insult', ({ insultTrust }) => signed(insultTrust)],
  ['threatTrust', 'trust after a threat', ({ threatTrust }) => signed(threatTrust)],
  ['wantsSecurity', 'wants security', ({ wantsSecurity }) => yesNo(wantsSecurity)],
]

function days(name: 'hearsay.days'): string {
  const [soonest, latest] = RULES.hearsay.days
  return `${soonest} to ${latest} days (\`${name}\`)`
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function orDash(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value)
}

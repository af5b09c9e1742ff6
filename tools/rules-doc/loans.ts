import { SHARKS } from '#src/lib/names.ts'
import { RULES, SHARK_POLICIES, type SharkPolicy } from '#src/rules/config.ts'
import { type Consequence, lateDays } from '#src/rules/lateness.ts'
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
${duration('loans.offerStandsMs')}. A player has at most one open loan with each shark.

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

- the shark's largest loan, multiplied by the reputation where the table says yes;
- the share of net worth, where the table has one. A poor player still gets a small loan;
- the limit of the ladder, by lifetime income (\`loans.ladder\`): ${ladder()}.

### Haggling

A counter-offer costs one of the day's patience. How far the shark gives way depends on flexibility, trust, reputation and the history
of loans. Rates move in steps of ${share('loans.rateStep')}, never below the floor. A counter-offer without patience changes the trust
by ${change('trust.patienceOut')}.

### Interest

Interest is simple: the daily rate times the principal for each UTC day that has started, including the day of the loan, rounded half
to even. Principal and interest together stop at ${count('loans.capTimes')} times the principal. A loan is due at the end of its last
day.

| status | when |
|---|---|
| \`open\` | before it is due |
| \`late\` | from then on |
| \`owned\` | at the cap: [a share of each sale](#what-sharks-take-of-a-sale) repays it |
| \`paid\` | nothing is owed |
`
}

export function repaymentSections(): string {
  return `### Repayment

Payments repay the principal first, then the interest. Big Boss takes no cash: [missions](#missions) repay his loans, but an advance is
repaid in cash. A late debtor's chip offers to pay ${money('loans.extortionCents')}, or less when less is owed or available. Once per
loan, mercy moves the due date.

${table(
  ['what happens', 'trust', 'also'],
  [
    ['a loan is taken', change('trust.dealTaken'), ''],
    [
      'repaid in time',
      change('trust.repaidInTime'),
      `${change('reputation.repaidInTime', 'reputation')} and ${count('xp.repaidInTime', 'xp')}, but not for an advance`,
    ],
    ['repaid late', change('trust.repaidLate'), `${change('reputation.repaidLate', 'reputation')}`],
    [
      'repaid after the cap was reached',
      'as when late',
      `${change('reputation.atCap', 'reputation')}`,
    ],
    ['paid in part', change('trust.paidPart'), ''],
    ['a payment is declined', change('trust.declinedPayment'), ''],
    ['an offer is declined', change('trust.declinedOffer'), ''],
    ['mercy is granted', change('trust.mercy'), ''],
    ['the player says thanks', change('trust.thanks'), ''],
  ],
)}

### Security

A shark who wants security takes goods worth ${percent('pledge.worthPercent')} of the principal, the dearest first, each at
${percent('pledge.pawnPercent')} of its base price. When the stash does not hold that much, the loan is secured by a share of the profit
of [each sale](#what-sharks-take-of-a-sale). Pledged goods leave the stash and come back when the loan is repaid.

### Late loans

These consequences take effect once each, on the day late, counted from 1 (\`src/rules/lateness.ts\`):

${table(
  ['shark', 'day late', 'consequence'],
  SHARKS.flatMap((shark) =>
    lateDays(shark, 0, Number.MAX_SAFE_INTEGER).map(({ day, consequences }) => [
      shark,
      String(day),
      consequences.map(consequenceText).join('; '),
    ]),
  ),
)}

A collector is not sent while another encounter is open: the day takes effect when that one is settled. An extension begins the count
again.

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
    'largest loan × reputation',
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
  ['repaidBy', 'is repaid by', ({ repaidBy }) => repaidBy],
]

function ladder(): string {
  const rungs = RULES.loans.ladder.map(
    ({ untilEarnedCents, limitCents }) =>
      `${formatCents(limitCents)} below ${formatCents(untilEarnedCents)}`,
  )
  return `${rungs.join(', ')}, none above`
}

function days(name: 'hearsay.days'): string {
  const [soonest, latest] = RULES.hearsay.days
  return `${soonest} to ${latest} days (\`${name}\`)`
}

function consequenceText(consequence: Consequence): string {
  switch (consequence.kind) {
    case 'warning':
      return 'a message'
    case 'heat':
      return `${signed(consequence.by)} heat where the player is`
    case 'goods':
      return `${consequence.percent} % of each good are taken`
    case 'encounter':
      return 'a collector stops the player'
    case 'collateral':
      return 'pledged goods are sold, and the proceeds repay the loan'
    case 'trust':
      return `${signed(consequence.by)} trust`
    case 'reputation':
      return `${signed(consequence.by)} reputation`
  }
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function orDash(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value)
}

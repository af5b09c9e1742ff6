import { RULES } from '#src/rules/config.ts'
import { ENCOUNTER_CHOICES } from '#src/rules/encounters/encounter.ts'
import { FAVOURS } from '#src/rules/favours/favours.ts'
import { BOROUGHS, boroughLabel } from '#src/rules/market/goods.ts'
import { formatCents } from '#src/rules/money.ts'
import { tollCents } from '#src/rules/travel/tolls.ts'
import { change, count, duration, money, percent, share, signed, table, usdc } from './figures.ts'

export function streetSections(): string {
  return `## Travel

A trip to another borough costs one move and a toll. It is refused without the move or the cash. A player starts in
${boroughLabel(RULES.start.borough)}.

${table(
  ['toll', ...BOROUGHS.map(({ name }) => boroughLabel(name)), 'police'],
  BOROUGHS.map(({ name, police }) => [
    boroughLabel(name),
    ...BOROUGHS.map(({ name: to }) => (name === to ? '' : formatCents(tollCents(name, to)))),
    String(police),
  ]),
)}

The tolls are in \`src/rules/travel/tolls.ts\`, the presence of the police in \`BOROUGHS\` of \`src/rules/market/goods.ts\`.

A player's first trip with goods that cost more than ${money('guide.goodsCents')} is rewarded on arrival with
${money('guide.rewardCents')}, once.

## Heat

- Each move that is spent takes ${count('heat.cooling')} off the heat of every other borough than the one where it is spent. A trip
  is spent at its destination.
- On arrival, the police stop the player with a chance of ${percent('heat.percentPerLevel')} per level of heat minus
  ${percent('heat.freePercent')}, never below zero. The chance is halved where the presence of the police is below
  ${count('heat.thinPolice')}.

## Encounters

While an encounter is open, no other action that moves the player, goods or money is accepted (\`encounter_open\`). Every choice ends it. Police
ask for ${money('encounter.bribePerHeatCents')} per level of heat, at least one level, plus ${percent('encounter.bribePart')} of the
player's cash and of the goods as net worth counts them.

### Odds

Paying always works. The other odds are kept between ${share('encounter.leastOdds')} and ${share('encounter.mostOdds')}:

${table(
  ['choice', 'odds'],
  [
    [
      'run from the police',
      `${count('encounter.odds.run.base')} − ${count('encounter.odds.run.police')} × presence of the police`,
    ],
    [
      'fight',
      `${count('encounter.odds.fight.base')} + ${count('encounter.odds.fight.level')} × (level − 1), at most ${count('encounter.odds.fight.most')}`,
    ],
    [
      'talk',
      `${count('encounter.odds.talk.base')} + ${count('encounter.odds.talk.reputation')} × reputation`,
    ],
  ],
)}

### Choices

Percentages are of the price, of the cash, and of each good, of which part units count as whole ones (\`encounter.effects\`):

${choices()}

When the cash does not cover what the police ask for, they take ${percent('encounter.effects.shortCashPercent')} of it and
${percent('encounter.effects.shortGoodsPercent')} of each good.
`
}

export function workSections(): string {
  return `## Jobs

A job costs one move and pays ${money('jobs.leastCents')} to ${money('jobs.mostCents')}, and ${count('xp.job', 'xp')}. Each level
above the first adds ${percent('work.payPercentALevel')} to the pay, rounded down to whole dollars. The pay counts as lifetime income.

## Missions

Each day has ${count('missions.aDay')} missions of different kinds. The season's seed draws them when they are first looked at. A
mission to repay is drawn only for a player with a loan. Handing one in costs ${count('missions.moves', 'move')} and brings
${money('missions.leastCents')} to ${money('missions.mostCents')}, ${count('xp.mission', 'xp')} and
${change('reputation.mission', 'reputation')}. Each level above the first adds ${percent('work.payPercentALevel')} to the pay, to the worth
of a delivery and to the profit that is asked for. The pay counts as lifetime income.

${table(
  ['mission', 'task'],
  [
    [
      'deliver',
      `bring goods worth about ${money('missions.deliverCents')} at base price, at most ${count('missions.deliverMost', 'units')}, to another borough, where they are handed over; what they have cost is paid back on top of the pay`,
    ],
    ['profit', `make about ${money('missions.profitCents')} profit with one good on that day`],
    ['repay', 'pay something on a loan on that day'],
    ['talk', 'ask a shark for the word on the street on that day'],
  ],
)}

## Favours

A favour costs ${count('favours.moves', 'move')} and needs the shark's trust. The same favour is available again after
${duration('favours.cooldownMs')}, from any shark. A payment of ${usdc('favours.soonerUsdc')} skips that wait, except for the cash
advance, which adds cash.

${table(
  ['favour', 'least trust', 'effect', 'refused when'],
  FAVOURS.map((favour) => [
    `\`${favour}\``,
    count(`favours.fromTrust.${favour}`),
    ...FAVOUR_TEXTS[favour],
  ]),
)}
`
}

const FAVOUR_TEXTS: Readonly<Record<(typeof FAVOURS)[number], readonly [string, string]>> = {
  cash_advance: [
    `a loan of ${money('favours.advanceCents')} without interest for ${count('favours.advanceDays', 'days')}`,
    'a loan other than the opening debt is open with this shark',
  ],
  extension: [
    `the loan is due ${count('favours.extensionDays', 'day')} later`,
    'nothing is owed to this shark',
  ],
  tip: [
    `a headline of another borough of the last ${count('tip.newsTicks', 'ticks')}; without one, the good that is furthest from its usual price in the whole city, from x = ${count('tip.trendFrom')}`,
    '',
  ],
  protection: [
    `${change('favours.protectionHeat', 'heat')} in the present borough`,
    'there is no heat',
  ],
}

function choices(): string {
  const { effects } = RULES.encounter
  const rows = ENCOUNTER_CHOICES.flatMap((choice) =>
    (choice === 'pay' ? (['won'] as const) : (['won', 'lost'] as const)).map((end) => {
      const { pricePercent, cashPercent, goodsPercent, heat } = effects[choice][end]
      return [
        choice === 'pay' ? choice : `${choice}, ${end}`,
        ...[pricePercent, cashPercent, goodsPercent].map((part) => `${part} %`),
        signed(heat),
      ]
    }),
  )
  return table(['choice', 'price', 'cash', 'goods', 'heat'], rows)
}

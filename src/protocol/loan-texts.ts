import { CHARACTER_NAMES, type Character } from './characters.ts'

/** The texts of the page of loans. */
export const LOAN_TEXTS = {
  nothing: 'You owe nobody. Enjoy the quiet.',
  list: 'Loans',
  heading: (shark: Character) => CHARACTER_NAMES[shark].toUpperCase(),
  opening: 'the bus, the room, the coat',
  firstDebt: 'first debt',
  advance: 'an advance',
  owned: 'OWNED',
  labels: {
    owed: 'OWED NOW',
    tomorrow: 'TOMORROW',
    due: 'WHEN DUE',
    terms: 'TERMS',
    until: 'DUE',
    grace: 'GRACE',
    held: 'HELD',
    security: 'PLEDGE',
    errand: 'ERRAND',
  },
  terms: (principal: string, rate: string) => `${principal} at ${rate} a day`,
  until: (hour: string, left: string) => `${hour} (${left})`,
  wasDue: (hour: string) => `${hour}, gone by`,
  held: (hour: string, left: string) => `no collectors until ${hour} (${left})`,
  profit: (part: string) => `${part} of each profit`,
  ladder: 'If you are late, day by day',
  /** What each late day does. */
  steps: {
    word: 'purses and favours close',
    heat: (heat: number, skim: number) => `heat +${heat}, ${skim}% of sales skimmed`,
    goods: (percent: number) => `${percent}% of your goods are taken`,
    cash: (percent: number) => `${percent}% of your cash is taken`,
    owned: (skim: number) => `owned: ${skim}% skim, a move a day`,
  },
  step: (day: number, what: string) => `${day} ${what}`,
  nextStep: (hour: string, left: string) => `Next ${hour} (${left})`,
  errand: (borough: string, left: string) => `${borough} (${left})`,
  errandDone: 'done for today',
  doErrand: 'DO THE ERRAND',
  doingErrand: 'On an errand…',
  errandElsewhere: (borough: string) => `Go to ${borough} first.`,
  errandMoves: 'No moves left today.',
  fields: { loan: 'Loan', amount: 'Amount' },
  max: 'MAX',
  pay: 'PAY',
  remains: (sum: string) => `Leaves ${sum} owed.`,
  square: 'Leaves nothing owed.',
  refused: {
    empty: 'How much?',
    notCents: 'Dollars and cents.',
    tooMuch: (owed: string) => `You owe ${owed}, not more.`,
    noCash: (cash: string) => `You have ${cash}.`,
  },
} as const

/** What the home tells about the coming day, one line each. */
export const TOMORROW_TEXTS = {
  name: 'TOMORROW',
  due: (shark: string, sum: string) => `${shark} ${sum}`,
  late: (shark: string, what: string) => `${shark} ${what}`,
  /** When it is, from the longest wording to the shortest; `unit` is the largest unit of `left`. */
  at: (hour: string, left: string, unit: string) => [
    `${hour} UTC, in ${left}`,
    `in ${left}`,
    `in ${unit}`,
    unit,
  ],
  steps: {
    word_travels: 'talks',
    heat_and_skim: 'heat',
    goods: 'goods',
    cash: 'cash',
    owned: 'owned',
    cash_again: 'cash',
    day_owned: 'move',
  },
  kickUp: (sum: string) => `kick up about ${sum}`,
  fronts: (sum: string) => `fronts ${sum}`,
  tended: (sum: string) => `  tended ${sum}`,
} as const

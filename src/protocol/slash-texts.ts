/** The slash commands of a conversation with their descriptions. */
export const SLASH_COMMANDS = [
  { name: 'buy', usage: '/buy 10 tapes', about: 'buys where you stand' },
  { name: 'sell', usage: '/sell 10 tapes', about: 'sells where you stand; /sell all tapes' },
  { name: 'pay', usage: '/pay vinnie 500', about: 'pays on a loan; /pay vinnie all' },
  { name: 'travel', usage: '/travel queens', about: 'goes there, for a move and the toll' },
  { name: 'map', usage: '/map', about: 'the boroughs and how hot they are' },
  { name: 'chart', usage: '/chart tapes', about: 'a good’s last 72 ticks; /chart tapes queens' },
  { name: 'stash', usage: '/stash', about: 'what you hold' },
  { name: 'loans', usage: '/loans', about: 'what you owe' },
  { name: 'fronts', usage: '/fronts', about: 'what you own and what it asks today' },
  { name: 'tend', usage: '/tend newsstand a', about: 'answers what a front asks today' },
  { name: 'who', usage: '/who', about: 'who lends in this town' },
  { name: 'find', usage: '/find deal', about: 'searches this talk' },
  { name: 'copy', usage: '/copy', about: 'copies the last answer' },
  { name: 'again', usage: '/again', about: 'has the last answer worded again' },
  { name: 'export', usage: '/export', about: 'saves this talk; /export json' },
  { name: 'stop', usage: '/stop', about: 'has the shark stop talking' },
  { name: 'rules', usage: '/rules', about: 'the rules, with every number' },
  { name: 'help', usage: '/help', about: 'these commands' },
] as const
export type SlashName = (typeof SLASH_COMMANDS)[number]['name']

export const SLASH_TEXTS = {
  unknown: (word: string) => `There is no /${word}. /help tells what there is.`,
  usage: (usage: string) => `Like this: ${usage}`,
  bought: (quantity: number, good: string, total: string) =>
    `Bought ${quantity} ${good} for ${total}.`,
  sold: (quantity: number, good: string, total: string) => `Sold ${quantity} ${good} for ${total}.`,
  paid: (amount: string, owed: string) => `Paid ${amount}. Owed now: ${owed}.`,
  nothingOwed: (shark: string) => `You owe ${shark} nothing.`,
  travelled: (borough: string, toll: string) => `You are in ${borough}. The toll was ${toll}.`,
  /** Before a trip with goods. */
  travelLoaded: (borough: string, units: number) =>
    `You carry ${units === 1 ? '1 unit' : `${units} units`}, and the police may look into it. "/travel ${borough} now" goes.`,
  stopped: (borough: string) => `You are in ${borough}, and somebody stands in your way.`,
  mapRow: (borough: string, heat: number, isHere: boolean) =>
    `${isHere ? '>' : ' '} ${borough.padEnd(14)} heat ${heat.toFixed(1)}`,
  chart: (good: string, borough: string, low: string, high: string) =>
    `${good} in ${borough}: ${low} to ${high}`,
  noStash: 'You hold nothing.',
  stash: (used: number, capacity: number) => `Stash ${used} of ${capacity}:`,
  stashRow: (quantity: number, good: string) => `${quantity} ${good}`,
  noLoans: 'You owe nobody.',
  loanRow: (shark: string, owed: string, due: string) => `${shark}: ${owed}, due ${due}`,
  noFronts: 'You own no front.',
  frontRow: (front: string, earned: string) => `${front}: ${earned} so far.`,
  frontAnswer: (answer: string, text: string) => `  ${answer}  ${text}`,
  who: (name: string, about: string) => `${name}: ${about}`,
  saved: (name: string) => `Saved as ${name}.`,
  copied: 'Copied.',
  notCopied: 'The browser did not let it be copied.',
  nothingSaid: 'Nothing was said yet.',
  found: (count: number, words: string) =>
    `${count} ${count === 1 ? 'line' : 'lines'} with "${words}".`,
  notFound: (words: string) => `No line with "${words}".`,
  notHeld: (good: string) => `You hold no ${good}.`,
  silent: 'Nobody is speaking.',
} as const

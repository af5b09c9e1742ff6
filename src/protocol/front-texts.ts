/** The texts of the market's page of fronts. */
export const FRONT_TEXTS = {
  list: 'Fronts',
  /** Between its question and the next midnight. */
  payout: (tended: string, idle: string) =>
    `Answered, today brings ${tended} at 00:00 UTC. Unanswered, it costs ${idle}.`,
  earned: (earned: string) => `It has brought ${earned} so far.`,
  settled: (outcome: string) => `Settled for today: ${outcome}`,
  sell: (price: string) => `SELL ${price}`,
  sellNamed: (name: string, price: string) => `SELL ${name} for ${price}`,
  sale: 'Selling up',
  askSale: (name: string, price: string, percent: number) =>
    `Sell ${name} for ${price}? That is ${percent}% of its price.`,
  next: (name: string) => `For sale: ${name}`,
  price: (price: string, resale: string) => `Costs ${price}. A buyer would pay you ${resale}.`,
  pays: (tended: string, idle: string) =>
    `It asks one question a day. A day with an answer brings ${tended}, a day without costs ${idle}.`,
  noCash: (missing: string) => `You are ${missing} short.`,
  large: (percent: number) => `That is more than ${percent}% of your cash.`,
  buy: (price: string) => `BUY ${price}`,
  purchase: 'A place of your own',
  askPurchase: (name: string, price: string) => `Buy ${name} for ${price}? It is paid at once.`,
  askLargePurchase: (name: string, price: string, percent: number) =>
    `Buy ${name} for ${price}? That is more than ${percent}% of your cash, and a day without goods earns little.`,
  all: 'You own every place there is.',
  night: 'The night',
  tonight: (share: string) =>
    `As you stand, ${share} of your cash and goods goes up at 00:00 UTC. What is in a front does not.`,
  nothingTonight: 'As you stand, nothing goes up tonight.',
  nightIn: (left: string) => `The night comes in ${left}, at 00:00 UTC.`,
  kickedUp: (total: string) => `So far ${total} went up.`,
  acting: { buy: 'Signing…', tend: 'Seeing to it…', sell: 'Handing over the keys…' },
  /** Orders that wait for the line. */
  order: {
    buy: (name: string) => `buy the ${name}`,
    tend: (name: string) => `see to the ${name}`,
    sell: (name: string) => `sell the ${name}`,
  },
} as const

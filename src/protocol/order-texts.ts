/** The texts of orders that wait for the line. */
export const ORDER_TEXTS = {
  trade: (side: 'buy' | 'sell', quantity: number, good: string) => `${side} ${quantity} ${good}`,
  travel: (borough: string) => `go to ${borough}`,
  ask: (favour: string, shark: string) => `ask ${shark} for ${favour.toLowerCase()}`,
  upgrade: (capacity: number) => `a stash of ${capacity}`,
  repay: (shark: string, amount: string) => `pay ${shark} ${amount}`,
  /** The orders by name, and how many more there are. */
  waiting: (orders: readonly string[], more: number) =>
    `NOT CONFIRMED: ${[...orders, ...(more > 0 ? [`${more} more`] : [])].join(', ')}. Sent when the line is back.`,
  takenBack: (order: string, why: string) => `Taken back: ${order}. ${why}`,
  late: 'The line was down for too long.',
} as const

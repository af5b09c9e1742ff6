/** The texts of the home screen. */
export const HOME_TEXTS = {
  talk: 'TALK TO A SHARK',
  about: 'ABOUT DCW',
  disconnect: 'DISCONNECT WALLET',
  leaderboard: 'Leaderboard',
  menu: 'MENU',
  market: 'MARKET',
  account: 'ACCOUNT',
  farcasterLinked: 'Farcaster ID linked',
  worldLinked: 'Worldcoin ID linked',
  baseLinked: 'Base wallet linked',
  walletLinked: 'wallet linked',
  guestLinked: 'Guest wallet linked',
  fid: (fid: number) => `FID ${fid}`,
  gasless: 'gasless OK',
  welcomeBack: (name: string) => `Welcome back, ${name}.`,
  desk: {
    name: 'Your desk',
    cash: 'CASH',
    worth: 'WORTH',
    owed: 'OWED',
    to: 'TO',
    due: 'DUE',
    left: 'LEFT',
    next: 'NEXT',
    moves: 'MOVES',
    stash: 'STASH',
    late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  },
} as const

/** The guidance for new players, step by step. */
export const GUIDANCE_TEXTS = {
  name: 'First steps',
  steps: [
    'They lend, you owe. TALK TO A SHARK and say what you need.',
    'Cheap here, dear there. The MARKET pays for everything you owe.',
    'Three messages a day are free. A chip you take is paper you signed.',
    'Pay in time and they like you. Press ? anywhere to see the keys.',
  ],
  /** The texts of steps on devices without a keyboard. */
  onPhone: { 3: 'Pay in time and they like you. A swipe to the right ends a talk.' } as Readonly<
    Record<number, string>
  >,
  step: (step: number, steps: number, text: string) => `${step}/${steps} ${text}`,
  next: 'NEXT',
  done: 'GOT IT',
  skip: 'SKIP',
} as const

/** The guided deal, in vinnie's words, step by step. */
export const GUIDE_TEXTS = {
  name: 'The deal of the hour',
  buy: (units: string, borough: string, gain: string) =>
    `Buy ${units} here, sell in ${borough}: about ${gain}.`,
  travel: (units: string, borough: string, gain: string) =>
    `Take your ${units} to ${borough}: about ${gain}.`,
  sell: (units: string, gain: string) => `Sell your ${units} here: about ${gain}.`,
  nothing: 'Nothing here pays for the way. Prices move every 20 minutes.',
  noMoves: 'No moves left. Nothing goes anywhere before midnight.',
  reward: (cash: string) => `${cash} on top when you get there`,
  speaker: (text: string) => `vinnie: ${text}`,
  show: { buy: 'SHOW ME', travel: 'THE WAY', sell: 'THE SALE' },
  skip: 'NOT NOW',
  /** Takes the deal up again. */
  takeUp: 'ASK FOR A DEAL',
  rewarded: (cash: string) => `vinnie puts ${cash} in your hand.`,
  over: 'That is all there is to it. The desk has the next deal.',
  key: ['V', 'vinnie’s deal, step by step'],
} as const

import { CHAT_TEXTS, GAME_TITLE } from './messages.ts'

/** The texts of the market, the menu and the boards. Continues messages.ts. */

export const MARKET_TEXTS = {
  title: 'MARKET',
  tabs: {
    trade: 'TRADE',
    travel: 'TRAVEL',
    loans: 'LOANS',
    jobs: 'JOBS',
    favours: 'FAVOURS',
    stash: 'STASH',
    fronts: 'FRONTS',
  },
  pages: 'Pages of the market',
  figures: { cash: 'CASH', moves: 'MOVES', networth: 'WORTH', stash: 'STASH' },
  prices: 'Prices',
  priceColumns: ['GOOD', 'BID', 'ASK', '24 H', 'HELD'],
  fields: { good: 'Good', quantity: 'Quantity', chart: 'Chart', shark: 'Shark' },
  /** In the column of asks, for a good that the player may not buy yet. */
  opensAt: (reputation: number) => `REP ${reputation}`,
  elsewhere: (good: string) => `${good} by borough`,
  elsewhereColumns: ['BID', 'ASK'],
  buy: 'BUY',
  sell: 'SELL',
  max: 'MAX',
  fewer: 'Fewer',
  more: 'More',
  /** The largest quantities: what MAX fills in, and what it fills in when it is pressed again. */
  limits: ({ buy, sell }: { readonly buy: number; readonly sell: number }) => {
    if (buy === 0 && sell === 0) return ''
    if (buy === 0) return `MAX ${sell} to sell`
    return sell === 0 ? `MAX ${buy} to buy` : `MAX ${sell} to sell, then ${buy} to buy`
  },
  /** {@link limits} of both sides where there is no room for the sentence. */
  shortLimits: ({ buy, sell }: { readonly buy: number; readonly sell: number }) =>
    `MAX ${sell} sell, ${buy} buy`,
  estimate: (side: 'buy' | 'sell', total: string) =>
    side === 'buy' ? `You pay    ${total}` : `You get    ${total}`,
  /** What the two buttons would do, said at once. */
  bothSides: (buy: string, sell: string) => `BUY: ${sentence(buy)} SELL: ${sentence(sell)}`,
  impactAndFee: (part: string, fee: string) => `Impact ${part}, fee ${fee}`,
  cashAfter: (cash: string) => `Cash after ${cash}`,
  /** Why an order cannot be placed. */
  refused: {
    locked: (good: string, from: string, own: string) =>
      `${good} opens at reputation ${from}. Yours is ${own}.`,
    noRoom: (room: number) =>
      room === 0 ? 'Your stash is full.' : `Your stash has room for ${room} more.`,
    noCash: (cost: string, cash: string) => `That costs ${cost}. You have ${cash}.`,
    notHeld: (held: number, good: string) =>
      held === 0 ? `You hold no ${good}.` : `You hold ${held} ${good}.`,
  },
  noPrices: 'Waiting for prices.',
  howMany: 'How many?',
  wholeUnits: 'Whole units, 1 to 99,999.',
  chart: (good: string, ticks: number) => `${good}, last ${ticks} ticks`,
  /** Opens the large chart. */
  openChart: (good: string) => `${good} CHART ▸`,
  /** Below the ends of the large chart, which shows a day. */
  chartEnds: ['24 h ago', 'now'],
  closeChart: '◂ TO THE TRADE',
  chartColumns: ['TICK', 'PRICE'],
  reading: 'Reading the street…',
  trading: (side: 'buy' | 'sell', quantity: number, good: string) =>
    `${side === 'buy' ? 'Buying' : 'Selling'} ${quantity} ${good}…`,
  traded: (side: 'buy' | 'sell', quantity: number, good: string, total: string) =>
    `${side === 'buy' ? 'Bought' : 'Sold'} ${quantity} ${good} for ${total}.`,
  /** What a sale brought compared with what the goods had cost. */
  gained: (gain: string) => `${gain} more than they cost.`,
  lost: (loss: string) => `${loss} less than they cost.`,
  evened: 'Just what they cost.',
  travelling: (borough: string) => `On the way to ${borough}…`,
  arrived: (borough: string, toll: string) => `${borough}. The way cost ${toll}.`,
  paying: (shark: string, amount: string) => `Paying ${shark} ${amount}…`,
  paid: (shark: string, amount: string, owed: string) =>
    `Paid ${shark} ${amount}. You still owe ${owed}.`,
  paidOff: (shark: string) => `You and ${shark} are square.`,
  bigTrade: 'A big trade',
  askTrade: (side: 'buy' | 'sell', quantity: number, good: string, total: string) =>
    `${side === 'buy' ? 'Buy' : 'Sell'} ${quantity} ${good} for about ${total}?`,
  travelLoaded: 'With goods on you',
  askTravel: (borough: string, units: number) =>
    `Go to ${borough} with ${units === 1 ? '1 unit' : `${units} units`} in the stash? Police may look into it.`,
  here: 'YOU ARE HERE',
  heat: (pips: string, degrees: string) => `HEAT ${pips} ${degrees}`,
  shortHeat: (degrees: string) => `HEAT ${degrees}`,
  /** The risk as '25%'. */
  tollAndRisk: (toll: string, risk: string) => `TOLL ${toll} RISK ${risk}`,
  /** What screen readers say of a borough's box, below its button. */
  boroughFigures: (borough: string, figures: string) => `${borough}: ${figures}`,
  tripCost: 'Each trip costs one move and the toll.',
  tripNoMoves: (left: string) => `No moves left today. Five come in ${left}.`,
  map: 'The boroughs',
  working: 'At work…',
  handingIn: 'Handing it in…',
  jobs: 'Jobs and missions',
  job: "A day's work",
  jobPays: (least: string, most: string) => `Pays ${least} to ${most}.`,
  work: 'WORK',
  handIn: 'HAND IN',
  handedIn: 'DONE',
  costs: (moves: number) => `Costs ${counted(moves, 'move')}.`,
  costsTooMany: (moves: number, left: number) =>
    `Costs ${counted(moves, 'move')}. You have ${left === 0 ? 'none' : left} left.`,
  progress: (done: string, need: string) => `${done} of ${need}`,
  notYet: 'Not done yet.',
  ready: 'Ready.',
  reward: (cash: string, reputation: number, xp: number) =>
    `Pays ${cash}, ${xp} xp, reputation +${reputation}.`,
  goodsBack: 'What the goods have cost comes back.',
  favours: 'Favours',
  favourNames: {
    cash_advance: 'CASH ADVANCE',
    extension: 'EXTENSION',
    tip: 'TIP',
    protection: 'PROTECTION',
  },
  howManyUnits: 'Units',
  unitsOf: (units: number, most: number) => `${units} of ${most}`,
  askFavour: 'ASK',
  sooner: (price: string) => `NOW ${price}`,
  againIn: (left: string, due: string) => `Again in ${left}, ${due} UTC.`,
  open: (moves: number) => `Yours for ${counted(moves, 'move')}.`,
  asking: (shark: string) => `Asking ${shark}…`,
  buySooner: 'Before its time',
  askSooner: (favour: string, price: string, isDemo: boolean) =>
    `${favour} now for ${price}?${isDemo ? ` ${CHAT_TEXTS.demo}` : ''}`,
  stashTable: 'What you hold',
  stashColumns: ['GOOD', 'UNITS', 'COST', 'BID', 'WORTH'],
  emptyStash: 'Nothing in it.',
  gainHere: (gain: string) => `All of it sold here: ${gain} against its cost.`,
  gainThere: (borough: string, gain: string) => `Best in ${borough}: ${gain}, the toll paid.`,
  bestHere: 'It sells best where you are.',
  upgrades: 'A larger stash',
  room: (used: number, capacity: number) => `${used} of ${capacity} units taken`,
  nextSize: (capacity: number, price: string) => `Next size: ${capacity} units for ${price}.`,
  largest: 'It does not get any larger.',
  upgrade: (capacity: number) => `MAKE IT ${capacity}`,
  askUpgrade: (capacity: number, price: string) =>
    `A stash of ${capacity} units for ${price}? It is paid at once.`,
  upgrading: 'Building…',
  upgraded: (capacity: number) => `Your stash holds ${capacity} units now.`,
} as const

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}

/** Returns a text with a full stop, where it has no end of its own. */
function sentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}

export const RECAP_TEXTS = {
  rank: (rank: number, gain: string, worth: string) =>
    `You came in at ${rank}: ${gain} made, ${worth} to your name.`,
  pot: (share: string) => `The pot paid you ${share}.`,
  noPot: 'The pot paid you nothing.',
  trades: (trades: number, days: number, traded: string) =>
    `${counted(trades, 'trade')} on ${counted(days, 'day')}, ${traded} in all.`,
  best: (good: string, profit: string) => `Your best: ${profit} on ${good}.`,
} as const

export const ENCOUNTER_TEXTS = {
  price: (price: string) => `Paying costs ${price}.`,
  /** Each as '40%'. */
  odds: (run: string, fight: string, talk: string) =>
    `Odds: run ${run}, fight ${fight}, talk ${talk}.`,
  choices: { pay: 'PAY', run: 'RUN', fight: 'FIGHT', talk: 'TALK' },
  lost: (cash: string) => `You lost ${cash}.`,
  lostGoods: (goods: string) => `They took ${goods}.`,
  goOn: 'GO ON',
  settling: 'You make your move…',
} as const

export const CONSOLE_TEXTS = {
  title: 'GAME CONSOLE – BIG BOSS',
  run: 'RUN SIMULATION',
  running: 'RUNNING…',
  stop: 'STOP',
  agents: 'Agents',
  about:
    'Pick one, and a month goes by in a few seconds: by the real rules, in a city of their own, with nobody’s money. Reward is what the worth has grown by, in times of the start.',
  worth: 'Net worth over the run',
  worthColumns: ['STEP', 'NET WORTH'],
  noAgents: 'No agents found',
  loadingAgents: 'Loading agents…',
  state: (state: string) => `state: ${state}`,
  step: (step: number, total: number) => `step ${step}/${total}`,
  reward: (reward: number) => `reward ${reward}`,
} as const

export const PULSE_TEXTS = {
  title: 'GAME PULSE',
  market: 'MARKET',
  verify: 'VERIFY',
  /** Shows the figures of the charts, or the charts again. */
  figures: 'FIGURES',
  charts: 'CHARTS',
  index: (index: string, trend: string) => `MARKET INDEX  ${index}  ${trend}`,
  volatility: (part: string) => `VOLATILITY    ${part}`,
  pot: (amount: string, date: string) => `MONTHLY POT   ${amount}  paid out ${date}`,
  potDemo: (amount: string, date: string) => `MONTHLY POT   ${amount} DEMO  paid out ${date}`,
  potSample: (amount: string, date: string) => `MONTHLY POT   ${amount} (sample)  paid out ${date}`,
  sparks: 'All goods, borough by borough, over three days',
  sparkColumns: ['BOROUGH', '3 DAYS'],
  spark: (borough: string, change: string) => `${borough}, last three days ${change}`,
  indexColumns: ['TICK', 'INDEX'],
  change: (part: number) => `${part >= 0 ? '▲' : '▼'} ${Math.abs(part * 100).toFixed(1)}%`,
  goods: 'Goods over 24 hours',
  goodColumns: ['GOOD', 'PRICE', '24 H'],
  news: 'The wire',
  noNews: 'The wire is quiet.',
  you: (cash: string, worth: string, level: number, streak: number) =>
    `YOU           ${cash} cash  ${worth} worth  level ${level}  streak ${streak}`,
} as const

export const VERIFY_TEXTS = {
  title: 'VERIFY A SEASON',
  about:
    'A season is drawn from one seed. Its hash is published when the season begins, the seed when it ends, and every trade stands on its trader’s public run. Here this page plays the season again and compares.',
  season: 'Season',
  placeholder: 'YYYY-MM',
  verify: 'VERIFY',
  wrongSeason: 'A season is a month: YYYY-MM.',
  reading: (records: number, total: number) => `${records} of ${total} records…`,
  seedHash: (hash: string) => `SEED HASH ${hash}`,
  differs: (
    season: string,
    difference: { readonly trader: string | null; readonly seq: number; readonly sentence: string },
  ) => {
    const { trader, seq, sentence } = difference
    const place = trader === null ? `root ${seq}` : `record ${seq} of ${trader}`
    return `Season ${season} differs at ${place}: ${sentence}`
  },
  replayed: (season: string, { runs, records }: { runs: number; records: number }) =>
    `Season ${season} is what its seed makes of it: ${runs} runs, ${records} records.`,
  chained: (season: string, { runs, records }: { runs: number; records: number }) =>
    `Season ${season} still runs, its seed is not out: ${runs} runs, ${records} public records, all chained right.`,
} as const

export const SDK_TEXTS = {
  title: 'SDK TEST INTERFACE',
  platform: (platform: string, isEmbedded: boolean) =>
    `PLATFORM   ${platform}${isEmbedded ? ', embedded' : ''}`,
  screen: (profile: string, columns: number, rows: number) =>
    `SCREEN     ${profile}, ${columns} by ${rows} cells`,
  user: (name: string | null) => `USER       ${name ?? 'the host names nobody'}`,
  safeArea: ({ top, right, bottom, left }: Readonly<Record<Side, number>>) =>
    `SAFE AREA  ${top} ${right} ${bottom} ${left}`,
  apps: (isAdded: boolean, notifies: boolean) =>
    `APPS       ${isAdded ? 'added' : 'not added'}, notes ${notifies ? 'on' : 'off'}`,
  storage: (persists: boolean) => `STORAGE    ${persists ? 'keeps' : 'this page only'}`,
  flags: 'Capabilities',
  calls: {
    ready: 'READY',
    signIn: 'SIGN IN',
    addToApps: 'ADD TO APPS',
    haptic: (strength: string) => `HAPTIC ${strength.toUpperCase()}`,
    showBack: 'SHOW BACK',
    share: 'SHARE',
    openLink: 'OPEN LINK',
    close: 'CLOSE APP',
  },
  missing: 'not in this host',
  untried: 'not tried',
  asking: 'asking…',
  answered: (ms: number, said: string | undefined) =>
    `answered in ${ms} ms${said === undefined ? '' : `: ${said}`}`,
  proof: (provider: string, wallet: string | null) => `${provider}, ${wallet ?? 'no wallet'}`,
  copy: 'COPY REPORT',
  copied: 'Copied.',
  notCopied: 'The clipboard is closed to this page.',
} as const
type Side = 'top' | 'right' | 'bottom' | 'left'

export const MENU_TEXTS = {
  title: GAME_TITLE,
  subtitle: 'SYSTEM MENU',
  play: 'PLAY GAME',
  sdkTest: 'SDK TEST INTERFACE',
  leaderboard: 'LEADERBOARD',
  pulse: 'GAME PULSE',
  about: 'ABOUT',
} as const

import { actOnFront } from '#src/api/act-on-front.ts'
import { getFronts } from '#src/api/get-fronts.ts'
import { getLoans } from '#src/api/get-loans.ts'
import { getPriceHistory } from '#src/api/get-price-history.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { listAgents } from '#src/api/list-agents.ts'
import { repayLoan } from '#src/api/repay-loan.ts'
import { trade } from '#src/api/trade.ts'
import { travel } from '#src/api/travel.ts'
import { frontActionSchema, type OwnedFront } from '#src/protocol/calls/fronts.ts'
import { type Character, characterSchema, CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { SLASH_COMMANDS, SLASH_TEXTS, type SlashName } from '#src/protocol/slash-texts.ts'
import { BOROUGH_NAMES, boroughSchema, symbolSchema } from '#src/protocol/street.ts'
import { chartLines } from '../../kit/block-chart.ts'
import { dollarsAndCents } from '../../kit/money.ts'
import { type ConversationServices } from '../conversation-services.ts'
import { type Command } from './read-command.ts'

/** The text to show as a result; null when the command shows its result itself. */
type CommandOutput = Promise<string | null>
type Run = (words: readonly string[]) => CommandOutput

/** Commands that act on the conversation. */
export interface ConversationCommands {
  find(words: string): string
  copy(): Promise<string>
  regenerate(): Promise<string | null>
  save(format: string | undefined): string
  stop(): boolean
}

/** Runs commands, with the same calls as the screens. Rejects when the call rejects. */
export function createCommandRunner(
  { api, flow, stores }: Pick<ConversationServices, 'api' | 'flow' | 'stores'>,
  conversation: ConversationCommands,
): (command: Command) => CommandOutput {
  const game = () => stores.game.getState()
  const runTrade = async (side: 'buy' | 'sell', words: readonly string[]): CommandOutput => {
    const [count = '', good = ''] = words
    const symbol = symbolSchema.safeParse(good)
    if (!symbol.success) return usageOf(side)
    const quantity = count.toLowerCase() === 'all' ? await quantityHeld(symbol.data) : Number(count)
    if (quantity === 0) return SLASH_TEXTS.notHeld(good)
    if (!Number.isInteger(quantity) || quantity < 1) return usageOf(side)
    const { fill, state_delta } = await trade(api, { side, symbol: symbol.data, quantity })
    game().applyDelta(state_delta)
    const total = dollarsAndCents(Math.abs(fill.total))
    return SLASH_TEXTS[side === 'buy' ? 'bought' : 'sold'](fill.quantity, fill.symbol, total)
  }
  const quantityHeld = async (symbol: string): Promise<number> => {
    const { stash } = await getWallet(api)
    return stash.goods.find((good) => good.symbol === symbol)?.quantity ?? 0
  }

  const runs: Readonly<Record<SlashName, Run>> = {
    buy: (words) => runTrade('buy', words),
    sell: (words) => runTrade('sell', words),
    async pay(words) {
      const [first = '', second] = words
      const shark = readShark(second === undefined ? stores.chat.getState().character : first)
      const amountText = (second ?? first).replace(/[$,]/g, '').toLowerCase()
      if (!shark || (amountText !== 'all' && !(Number(amountText) > 0))) return usageOf('pay')
      const { loans } = await getLoans(api)
      const loan = loans.find((slip) => slip.shark === shark && slip.status !== 'paid')
      if (!loan) return SLASH_TEXTS.nothingOwed(CHARACTER_NAMES[shark])
      const amount = amountText === 'all' ? loan.owed : Number(amountText)
      const paid = await repayLoan(api, { id: loan.id, amount })
      game().applyDelta(paid.state_delta)
      return SLASH_TEXTS.paid(dollarsAndCents(amount), dollarsAndCents(paid.loan.owed))
    },
    async travel(words) {
      const isConfirmed = words.at(-1)?.toLowerCase() === 'now'
      const borough = boroughSchema.safeParse((isConfirmed ? words.slice(0, -1) : words).join(' '))
      if (!borough.success) return usageOf('travel')
      const { stash } = await getWallet(api)
      if (stash.used > 0 && !isConfirmed) {
        return SLASH_TEXTS.travelLoaded(spellBorough(borough.data), stash.used)
      }
      const { toll, state_delta, encounter } = await travel(api, { borough: borough.data })
      game().applyDelta(state_delta)
      const name = spellBorough(borough.data)
      return encounter
        ? SLASH_TEXTS.stopped(name)
        : SLASH_TEXTS.travelled(name, dollarsAndCents(toll))
    },
    map() {
      const { currentBorough, heat } = game()
      const rows = BOROUGH_NAMES.map((name) =>
        SLASH_TEXTS.mapRow(spellBorough(name), heat[name] ?? 0, name === currentBorough),
      )
      return Promise.resolve(rows.join('\n'))
    },
    async chart([good = '', ...where]) {
      const symbol = symbolSchema.safeParse(good)
      const borough = boroughSchema.safeParse(where.join(' ') || game().currentBorough)
      if (!symbol.success || !borough.success) return usageOf('chart')
      const history = await getPriceHistory(api, { symbol: symbol.data, borough: borough.data })
      const prices = history.map(([, price]) => price)
      const [low, high] = [Math.min(...prices), Math.max(...prices)].map(dollarsAndCents)
      const title = SLASH_TEXTS.chart(
        symbol.data,
        spellBorough(borough.data),
        low ?? '',
        high ?? '',
      )
      return [title, ...chartLines(prices, CHART.columns, CHART.rows)].join('\n')
    },
    async stash() {
      const { stash } = await getWallet(api)
      if (stash.goods.length === 0) return SLASH_TEXTS.noStash
      const rows = stash.goods.map(({ quantity, symbol }) => SLASH_TEXTS.stashRow(quantity, symbol))
      return [SLASH_TEXTS.stash(stash.used, stash.capacity), ...rows].join('\n')
    },
    async loans() {
      const { loans } = await getLoans(api)
      const open = loans.filter(({ status }) => status !== 'paid')
      if (open.length === 0) return SLASH_TEXTS.noLoans
      return open
        .map(({ shark, owed, due_at }) =>
          SLASH_TEXTS.loanRow(CHARACTER_NAMES[shark], dollarsAndCents(owed), due_at.slice(0, 10)),
        )
        .join('\n')
    },
    async fronts() {
      const { fronts } = await getFronts(api)
      return fronts.length === 0 ? SLASH_TEXTS.noFronts : fronts.flatMap(frontLines).join('\n')
    },
    async tend([front = '', answer = '']) {
      const action = frontActionSchema.safeParse({ action: 'tend', front, answer })
      if (!action.success) return usageOf('tend')
      const { text, state_delta } = await actOnFront(api, action.data, api.newKey())
      game().applyDelta(state_delta)
      return text
    },
    async who() {
      const agents = await listAgents(api)
      return agents
        .map(({ display_name, description }) => SLASH_TEXTS.who(display_name, description))
        .join('\n')
    },
    find: (words) =>
      Promise.resolve(words.length === 0 ? usageOf('find') : conversation.find(words.join(' '))),
    copy: () => conversation.copy(),
    again: () => conversation.regenerate(),
    export: ([format]) => Promise.resolve(conversation.save(format)),
    stop: () => Promise.resolve(conversation.stop() ? null : SLASH_TEXTS.silent),
    rules() {
      flow.dispatch({ type: 'opened', view: 'help' })
      return Promise.resolve(null)
    },
    help: () =>
      Promise.resolve(
        SLASH_COMMANDS.map(({ usage, about }) => `${usage.padEnd(16)} ${about}`).join('\n'),
      ),
  }
  return ({ name, word, words }) =>
    name === null ? Promise.resolve(SLASH_TEXTS.unknown(word)) : runs[name](words)
}

/** Size of a chart in the conversation, in cells. */
const CHART = { columns: 36, rows: 4 } as const

function frontLines({ answered, earned, front, question }: OwnedFront): readonly string[] {
  const row = SLASH_TEXTS.frontRow(front, dollarsAndCents(earned))
  if (answered) return [row, answered.text]
  const answers = question.answers.map(({ answer, text }) => SLASH_TEXTS.frontAnswer(answer, text))
  return [row, question.text, ...answers]
}

function usageOf(name: SlashName): string {
  const command = SLASH_COMMANDS.find((candidate) => candidate.name === name)
  return SLASH_TEXTS.usage(command?.usage ?? `/${name}`)
}

function readShark(spelling: string): Character | null {
  const shark = characterSchema.safeParse(spelling)
  return shark.success ? shark.data : null
}

function spellBorough(borough: string): string {
  return borough.replaceAll('_', ' ')
}

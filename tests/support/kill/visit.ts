import { randomUUID } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Chance, pick } from '#src/lib/chance.ts'
import { chatCall, chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { nonceCall, signInCall } from '#src/protocol/calls/auth.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { CHARACTERS } from '#src/protocol/characters.ts'
import {
  chatEventSchemas,
  type QuickReply,
  type StoryChoiceDetails,
  storyChoiceDetailsSchema,
} from '#src/protocol/chat.ts'
import type { RetryingClient } from './retrying-client.ts'

/** The responses to one player, for a comparison with the server's history. */
export interface Visit {
  readonly playerId: string
  readonly apiKey: string
  /** The player's messages that have a reply. */
  readonly sentMessages: string[]
  /** The ids of the replies. */
  readonly answers: string[]
  /** The ids of the trades. */
  readonly fills: string[]
  /** Offers that were taken. */
  taken: number
}

const LINES = ['I need 1k, vinnie.', 'How much for five grand?', 'What is the word?', 'No deal.']
/** More messages than the free quota of a day, so the last is refused. */
const MESSAGES = 4
/** Before the talks, in which a player may spend everything. */
const TRADES = 4

/** Signs in a player, trades and talks until the day's quota is spent, and takes offers. */
export async function visit(client: RetryingClient, chance: Chance): Promise<Visit> {
  const player = await signIn(client)
  for (let trade = 0; trade < TRADES; trade += 1) await buy(client, player)
  const character = pick(chance, CHARACTERS)
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const chips = await say(client, player, { character, line: pick(chance, LINES), chance })
    if (!chips) break
    const choice = chips.map(choiceOf).find((details) => details !== undefined)
    if (!choice || chance() < 0.3) continue
    const taken = chatChoiceCall.response.parse(
      await client.post({
        path: chatChoiceCall.path,
        apiKey: player.apiKey,
        body: { agent_name: character, choice_id: choice.choice_id, value: choice.value },
      }),
    )
    player.taken += 1
    await say(client, player, {
      character,
      line: choice.title,
      replyToken: taken.reply_token,
      chance,
    })
  }
  return player
}

async function signIn(client: RetryingClient): Promise<Visit> {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { nonce, message } = nonceCall.response.parse(
    await client.get(`${nonceCall.path}?address=${wallet.address}`),
  )
  const tokens = signInCall.response.parse(
    await client.post({
      path: signInCall.path,
      body: {
        address: wallet.address,
        message,
        nonce,
        sig_type: 'burner',
        signature: await wallet.signMessage({ message }),
      },
    }),
  )
  return {
    playerId: tokens.player_id,
    apiKey: tokens.api_key,
    sentMessages: [],
    answers: [],
    fills: [],
    taken: 0,
  }
}

async function buy(client: RetryingClient, { apiKey, fills }: Visit): Promise<void> {
  const body = { side: 'buy', symbol: 'SMOKES', quantity: 1 }
  const bought = await client.post({ path: tradeCall.path, apiKey, body })
  fills.push(tradeCall.response.parse(bought).fill.id)
}

interface Line {
  readonly character: string
  readonly line: string
  readonly replyToken?: string
  readonly chance: Chance
}

/** Sends a unique message. Returns undefined when the day's quota is spent. */
async function say(
  client: RetryingClient,
  player: Visit,
  { character, line, replyToken, chance }: Line,
): Promise<readonly QuickReply[] | undefined> {
  const message = `${line} (${randomUUID()})`
  const write = {
    path: chatCall.path,
    apiKey: player.apiKey,
    body: { message, character, ...(replyToken && { reply_token: replyToken }) },
  }
  const heard =
    chance() < 0.5 ? readWhole(await client.post(write)) : readStreamed(await client.stream(write))
  if (!heard) return undefined
  player.sentMessages.push(message)
  player.answers.push(heard.messageId)
  return heard.chips
}

interface Heard {
  readonly messageId: string
  readonly chips: readonly QuickReply[]
}

function readWhole(answer: unknown): Heard | undefined {
  const parsed = chatCall.response.parse(answer)
  if ('payment_required' in parsed) return undefined
  return { messageId: parsed.message.id, chips: parsed.quick_replies }
}

function readStreamed(seen: unknown): Heard | undefined {
  if (typeof seen !== 'object' || seen === null || !('done' in seen)) return undefined
  const { message } = chatEventSchemas.done.parse(seen.done)
  const chips = 'chips' in seen ? chatEventSchemas.chips.parse(seen.chips).quick_replies : []
  return { messageId: message.id, chips }
}

function choiceOf({ payload }: QuickReply): StoryChoiceDetails | undefined {
  if (typeof payload === 'string') return undefined
  const parsed = storyChoiceDetailsSchema.safeParse(payload.details)
  return parsed.success ? parsed.data : undefined
}

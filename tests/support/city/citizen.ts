import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Chance, pick } from '#src/lib/chance.ts'
import { nonceCall, signInCall } from '#src/protocol/calls/auth.ts'
import { chatCall, chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { FAVOUR_TYPES, favourCall } from '#src/protocol/calls/favours.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import { tradeCall, upgradeCall } from '#src/protocol/calls/trade.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import { CHARACTERS } from '#src/protocol/characters.ts'
import { storyChoiceDetailsSchema } from '#src/protocol/chat.ts'
import { ENCOUNTER_CHOICES } from '#src/protocol/encounter.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { type CityAnswer, type CityClient } from './city-client.ts'

interface Citizen {
  readonly city: CityClient
  readonly apiKey: string
  readonly chance: Chance
}
type Action = (citizen: Citizen) => Promise<CityAnswer>

/** The relative frequency of each action. */
const ACTIONS: readonly (readonly [number, Action])[] = [
  [60, trade],
  [12, travel],
  [8, work],
  [6, favour],
  [6, borrow],
  [5, repay],
  [3, upgrade],
]

/** Statuses that a valid request of a known player must never receive. */
const WRONG: readonly number[] = [401, 404, 422]

/** Signs in and acts until stopped. Returns the responses that no player should receive. */
export async function playInCity(
  city: CityClient,
  chance: Chance,
  isOver: () => boolean,
): Promise<readonly string[]> {
  const citizen = { city, chance, apiKey: await signIn(city) }
  const wrong: string[] = []
  while (!isOver()) {
    const { status, json } = await draw(chance)(citizen)
    if (isCode(json, 'encounter_open')) {
      await city.post(
        encounterCall.path,
        { choice: pick(chance, ENCOUNTER_CHOICES) },
        citizen.apiKey,
      )
    } else if (status >= 500 || WRONG.includes(status) || isCode(json, 'rate_limited')) {
      wrong.push(`${status}: ${JSON.stringify(json)}`)
    }
  }
  return wrong
}

function draw(chance: Chance): Action {
  let rest = chance() * ACTIONS.reduce((sum, [part]) => sum + part, 0)
  for (const [part, action] of ACTIONS) {
    rest -= part
    if (rest < 0) return action
  }
  return trade
}

/** Signs in as a new guest. Returns the API key. */
export async function signIn(city: CityClient): Promise<string> {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const asked = await city.get(`${nonceCall.path}?address=${wallet.address}`)
  const { nonce, message } = nonceCall.response.parse(asked.json)
  const signature = await wallet.signMessage({ message })
  const proof = { address: wallet.address, message, nonce, sig_type: 'burner', signature }
  const { json } = await city.post(signInCall.path, proof)
  return signInCall.response.parse(json).api_key
}

function trade({ city, apiKey, chance }: Citizen): Promise<CityAnswer> {
  const body = {
    side: pick(chance, ['buy', 'buy', 'sell'] as const),
    symbol: pick(chance, GOOD_SYMBOLS.slice(0, 4)),
    quantity: 1 + Math.floor(chance() * 4),
  }
  return city.post(tradeCall.path, body, apiKey)
}

async function travel({ city, apiKey, chance }: Citizen): Promise<CityAnswer> {
  const answer = await city.post(travelCall.path, { borough: pick(chance, BOROUGH_NAMES) }, apiKey)
  // A trip to the current borough is refused.
  return answer.status === 422 ? { status: 409, json: answer.json } : answer
}

function work({ city, apiKey }: Citizen): Promise<CityAnswer> {
  return city.post(batchCall.path, { actions: [{ action: 'job' }] }, apiKey)
}

function favour({ city, apiKey, chance }: Citizen): Promise<CityAnswer> {
  const body = { favor_type: pick(chance, FAVOUR_TYPES), character: pick(chance, CHARACTERS) }
  return city.post(favourCall.path, body, apiKey)
}

async function borrow({ city, apiKey, chance }: Citizen): Promise<CityAnswer> {
  const character = pick(chance, CHARACTERS)
  const said = await city.post(chatCall.path, { character, message: 'I need a loan' }, apiKey)
  const answer = chatCall.response.safeParse(said.json)
  if (!answer.success || 'payment_required' in answer.data) return said
  for (const { payload } of answer.data.quick_replies) {
    const details =
      typeof payload === 'string' ? null : storyChoiceDetailsSchema.safeParse(payload.details)
    if (!details?.success || details.data.value !== 'accept') continue
    const { choice_id, value } = details.data
    return city.post(chatChoiceCall.path, { agent_name: character, choice_id, value }, apiKey)
  }
  return said
}

async function repay({ city, apiKey, chance }: Citizen): Promise<CityAnswer> {
  const told = await city.get(loansCall.path, apiKey)
  if (told.status !== 200) return told
  const { loans } = loansCall.response.parse(told.json)
  const open = loans.filter(({ owed }) => owed > 1)
  if (open.length === 0) return told
  const { id, owed } = pick(chance, open)
  const amount = Math.max(1, Math.floor(owed * chance()))
  return city.post(repayCall.path.replace('{id}', id), { amount }, apiKey)
}

function upgrade({ city, apiKey }: Citizen): Promise<CityAnswer> {
  return city.post(upgradeCall.path, { stash: 200 }, apiKey)
}

function isCode(json: unknown, code: string): boolean {
  return typeof json === 'object' && json !== null && 'code' in json && json.code === code
}

import { type Chance, pick } from '#src/lib/chance.ts'
import { BOROUGH_NAMES, FRONT_ANSWERS, FRONT_NAMES, GOOD_SYMBOLS, SHARKS } from '#src/lib/names.ts'
import { ENCOUNTER_CHOICES } from '#src/rules/encounters/encounter.ts'
import { RULES } from '#src/rules/config.ts'
import { FAVOURS } from '#src/rules/favours/favours.ts'
import type { PlayerCommand } from '#src/rules/player/player.ts'
import type { Mood, OfferOption, Shark } from '#src/rules/sharks/decision.ts'
import type { BeginTurn } from '#src/rules/talk/command.ts'
import { paymentId } from './act.ts'

/** Names of the street. There are fewer than players, so that some are taken. */
const NAMES = 80
const VALUES: readonly OfferOption['value'][] = [
  'accept',
  'accept',
  'accept',
  'negotiate',
  'decline',
]

/** What players say: business of all kinds, talk, and words that are not understood. */
const MESSAGES = [
  ...[
    'hello',
    'I need 500 dollars',
    'lend me 2 grand for three days',
    'no',
    'deal',
    'five percent',
  ],
  ...['I pay you tomorrow, I swear', 'my sister Rosa is sick', 'you are a bum', 'sorry', 'thanks'],
  ...['what is hot in queens?', 'what if I pay late?', 'tell me a joke', 'xq zzt', 'the Mets lost'],
  ...['I give you 100 now', 'more time, please', 'what do you remember?', 'I will break your legs'],
]
const MOODS: readonly (Mood | null)[] = [null, null, 'warm', 'angry']

/** References of payments that all players use. There are fewer than payments, so that some are used twice. */
const REFERENCES = 400
/** Further references of each player. */
const OWN_REFERENCES = 12

/** What a command is drawn from. */
export interface Draw {
  readonly chance: Chance
  readonly newId: () => string
  /** The ids of the player's missions of all days. */
  readonly missions: readonly string[]
  /** The ids of the player's loans so far, also of paid ones. The first is the opening debt. */
  readonly loans: readonly string[]
  /** The ids of the offers that the player can take. */
  readonly offers: readonly string[]
  /** The reference of the payment that the command may need. */
  readonly reference: string
  /** The player's last turn; undefined before the first. */
  readonly turn: CityTurn | undefined
  /** The hash of the reply token of the player's last choice by a chip; null before the first. */
  readonly replyToken: string | null
  /** The id of the last recollection that an answer has told of; undefined before the first. */
  readonly recollection: string | undefined
}

/** A turn of a talk that an answer has told of. */
export interface CityTurn {
  readonly turn: string
  readonly shark: Shark
  readonly seed: string
}

type Kind = PlayerCommand['kind']
type CommandOf<kind extends Kind> = Extract<PlayerCommand, { kind: kind }>

/** How often a command is drawn, and how. It need not be legal. */
interface Drawn<command> {
  readonly weight: number
  readonly draw: (draw: Draw) => command
}

/** The commands of the city. A new command of the rules is a new line here: the compiler asks for it. */
export const COMMANDS: { readonly [kind in Kind]: Drawn<CommandOf<kind>> } = {
  trade: {
    weight: 50,
    draw: ({ chance, newId }) => ({
      ...{ kind: 'trade', id: newId(), side: chance() < 0.5 ? 'buy' : 'sell' },
      symbol: pick(chance, chance() < 0.7 ? GOOD_SYMBOLS.slice(0, 2) : GOOD_SYMBOLS),
      quantity: 1 + Math.floor(chance() * 20),
      quotedCents: chance() < 0.05 ? 100 : undefined,
    }),
  },
  travel: {
    weight: 12,
    draw: ({ chance, newId }) => ({
      ...{ kind: 'travel', id: newId(), to: pick(chance, BOROUGH_NAMES) },
    }),
  },
  settle_encounter: {
    weight: 10,
    draw: ({ chance }) => ({ kind: 'settle_encounter', choice: pick(chance, ENCOUNTER_CHOICES) }),
  },
  upgrade_stash: {
    weight: 3,
    draw: ({ chance }) => ({ kind: 'upgrade_stash', capacity: pick(chance, [200, 200, 400, 800]) }),
  },
  ask_favour: { weight: 8, draw: drawFavour },
  buy_front: {
    weight: 4,
    draw: ({ chance, newId }) => ({
      ...{ kind: 'buy_front', id: newId(), front: pick(chance, FRONT_NAMES.slice(0, 2)) },
    }),
  },
  tend_front: {
    weight: 4,
    draw: ({ chance }) => ({
      ...{ kind: 'tend_front', front: pick(chance, FRONT_NAMES.slice(0, 2)) },
      answer: pick(chance, FRONT_ANSWERS),
    }),
  },
  sell_front: {
    weight: 1,
    draw: ({ chance, newId }) => ({
      ...{ kind: 'sell_front', id: newId(), front: pick(chance, FRONT_NAMES.slice(0, 2)) },
    }),
  },
  take_option: {
    weight: 12,
    draw: ({ chance, offers }) => ({
      ...{ kind: 'take_option', offer: pick(chance, offers), value: pick(chance, VALUES) },
      conversation: null,
    }),
  },
  repay: {
    weight: 6,
    draw: ({ chance, loans, newId }) => ({
      ...{ kind: 'repay', loan: loans.at(-1 - Math.floor(chance() * 2)) ?? newId() },
      ...{ payment: newId(), cents: pick(chance, [500, 5_000, 25_000, 1_000_000]) },
    }),
  },
  choose_name: {
    weight: 3,
    draw: ({ chance }) => ({ kind: 'choose_name', name: `Ace ${Math.floor(chance() * NAMES)}` }),
  },
  buy_messages: {
    weight: 4,
    draw: ({ reference }) => ({ kind: 'buy_messages', payment: paymentId(reference) }),
  },
  void_payment: {
    weight: 3,
    draw: ({ reference }) => ({ kind: 'void_payment', payment: paymentId(reference) }),
  },
  draw_missions: {
    weight: 3,
    draw: ({ newId }) => ({ kind: 'draw_missions', ids: drawIds(newId) }),
  },
  send_message: {
    weight: 14,
    draw: (draw) => ({
      ...{ kind: 'send_message', ...drawTurn(draw), text: pick(draw.chance, MESSAGES) },
      replyToken: draw.chance() < 0.2 ? draw.replyToken : null,
    }),
  },
  start_reply: {
    weight: 4,
    draw: (draw) => ({ kind: 'start_reply', ...drawTurn(draw) }),
  },
  finish_turn: {
    weight: 16,
    draw: ({ chance, newId, turn }) => ({
      ...{ kind: 'finish_turn', ...turnOrNone(turn, newId) },
      ...{ mood: pick(chance, MOODS), isAbandoned: chance() < 0.2 },
    }),
  },
  reopen_turn: {
    weight: 3,
    draw: ({ newId, turn }) => {
      const { seed: _, ...named } = turnOrNone(turn, newId)
      return { kind: 'reopen_turn', ...named }
    },
  },
  forget_words: {
    weight: 2,
    draw: ({ chance, newId, recollection }) => ({
      what: pick(chance, ['all', 'ended', { id: recollection ?? newId() }]),
      ...{ kind: 'forget_words', isElsewhere: false },
    }),
  },
  catch_up: { weight: 3, draw: () => ({ kind: 'catch_up' }) },
  batch: {
    weight: 12,
    draw: (draw) => ({
      kind: 'batch',
      commands: Array.from({ length: 1 + Math.floor(draw.chance() * 3) }, () => drawAction(draw)),
    }),
  },
}

/** Draws a command of any kind. */
export function drawCommand(draw: Draw): PlayerCommand {
  const kinds = Object.values(COMMANDS)
  let rest = draw.chance() * kinds.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = kinds.find(({ weight }) => (rest -= weight) < 0)
  return (drawn ?? COMMANDS.trade).draw(draw)
}

/** Draws the reference of a payment of the player at `place`: often the last one, which can be used again or voided. */
export function drawReference(chance: Chance, place: number, last: string | undefined): string {
  if (last !== undefined && chance() < 0.4) return last
  return chance() < 0.5
    ? `0x${place}f${Math.floor(chance() * OWN_REFERENCES)}`
    : `0x${Math.floor(chance() * REFERENCES)}`
}

/** Returns the command of a repeated call: each call of the server gives new ids under the same key. */
export function withNewIds(command: PlayerCommand, newId: () => string): PlayerCommand {
  switch (command.kind) {
    case 'ask_favour':
      return { ...command, loan: newId() }
    case 'draw_missions':
      return { ...command, ids: drawIds(newId) }
    case 'send_message':
    case 'start_reply':
      return { ...command, ...newTurn(newId) }
    case 'repay':
      return { ...command, payment: newId() }
    case 'buy_front':
    case 'sell_front':
    case 'trade':
    case 'travel':
      return { ...command, id: newId() }
    default:
      return command
  }
}

/** Returns the seed of a turn, which follows from its name. */
export function seedOfTurn(turn: string): string {
  return `seed of ${turn}`
}

/** Returns the secret of a turn, which follows from its name. */
export function secretOfTurn(turn: string): string {
  return `secret of ${turn}`
}

function newTurn(newId: () => string): Pick<BeginTurn, 'secret' | 'seed' | 'turn'> {
  const turn = newId()
  return { turn, seed: seedOfTurn(turn), secret: secretOfTurn(turn) }
}

function drawTurn({ chance, newId }: Draw): Omit<BeginTurn, 'kind'> {
  return { ...newTurn(newId), shark: pick(chance, SHARKS), streetTalk: [], sellsFavours: false }
}

function turnOrNone(turn: CityTurn | undefined, newId: () => string): CityTurn {
  return turn ?? { turn: newId(), shark: 'vinnie', seed: newId() }
}

function drawIds(newId: () => string): readonly string[] {
  return Array.from({ length: RULES.missions.aDay }, () => newId())
}

function drawFavour({ chance, newId }: Draw): CommandOf<'ask_favour'> {
  return {
    ...{ kind: 'ask_favour', favour: pick(chance, FAVOURS), shark: pick(chance, SHARKS) },
    ...{ loan: newId(), isPaid: chance() < 0.3 },
  }
}

function drawAction(draw: Draw): CommandOf<'batch'>['commands'][number] {
  const { chance, missions } = draw
  const dice = chance()
  if (dice < 0.1) return { kind: 'run_errand' }
  if (dice < 0.5) return { kind: 'work' }
  if (dice < 0.85) return { kind: 'hand_in', mission: pick(chance, missions) }
  return { ...drawFavour(draw), isPaid: false }
}

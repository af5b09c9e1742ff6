import type { Relation, Shark } from '#src/rules/sharks/decision.ts'
import type { Wording } from '#src/rules/talk/talk.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type {
  RecollectionJson,
  TalkQuery,
  TalkRows,
} from '#src/server/write/talk-rows-repository.ts'
import type { Row, SheetQuery, SheetRows, Writes } from '#src/server/write/sheet-repository.ts'
import { SqlError } from '#src/server/platform/db/sql-state.ts'
import { toRecollection } from '#src/server/write/sheet-rows.ts'
import { duplicate, type MemoryTables } from './memory-tables.ts'

type Talked = Pick<
  Writes,
  'choices' | 'closed_turns' | 'forgotten_words' | 'opened_turns' | 'reopened_turns' | 'tellings'
>
type RelationJson = Readonly<Record<string, unknown>>

/** The columns of a conversation that begins, apart from its names. */
export const NEW_CONVERSATION = { offered_choices: [], told: [], talked_at: null }

/** Turns that are closed already, or that another node has extended, refuse the whole write. */
export function checkTurns(tables: MemoryTables, { closed_turns, opened_turns }: Talked): void {
  for (const { id, until } of closed_turns) {
    const turn = tables.get('turns', id)
    const isSame =
      until === null || new Date(String(until)).toISOString() === turn?.['running_until']
    if (turn?.['state'] === 'running' && isSame) continue
    throw new SqlError(`the turn ${id} is not open`, { code: '40001' })
  }
  for (const { player_id } of opened_turns) {
    if (runningOf(tables, String(player_id)) !== null) throw duplicate('turns', String(player_id))
  }
}

/** Stores what tellings, chosen chips and turns change, as `store_writes` does. */
export function storeTalk(tables: MemoryTables, writes: Talked): void {
  for (const row of writes.tellings) {
    addMessage(tables, row, { told: row['told'] })
  }
  for (const row of writes.choices) storeChoice(tables, row)
  for (const row of writes.opened_turns) openTurn(tables, row)
  for (const { id, player_id } of writes.forgotten_words) {
    tables.remove('recollections', id, player_id)
  }
  for (const { id, decision, running_until } of writes.reopened_turns) {
    change(tables, 'turns', id, { decision: asJson(decision), running_until, state: 'running' })
  }
  for (const row of writes.closed_turns) closeTurn(tables, row)
}

/** Returns the player's conversations, by shark. */
export function talksOf(tables: MemoryTables, playerId: string): SheetRows['talks'] {
  const conversations = tables.of('conversations', playerId)
  return Object.fromEntries(
    conversations.map(({ character, talked_at, told }) => [character, { talked_at, told }]),
  )
}

/** Returns what is stored of a player's words. */
export function recollectionsOf(tables: MemoryTables, playerId: string): readonly Recollection[] {
  const rows = tables.of('recollections', playerId) as unknown as readonly RecollectionJson[]
  return rows.map(toRecollection)
}

/** Returns the result of `load_talk`. */
export function loadTalk(
  tables: MemoryTables,
  { day, playerId }: SheetQuery,
  { shark, token, turn: named }: TalkQuery,
): TalkRows {
  const of = (table: string): readonly Row[] => tables.of(table, playerId)
  const isOfShark = (row: Row): boolean => row['character'] === shark
  const conversation = of('conversations').find(isOfShark) ?? null
  const encounter = latest(
    of('encounters').filter((row) => row['settled_at'] !== null),
    'settled_at',
  )
  const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  const rows = {
    ...{ shark, conversation, last_encounter: encounter, news: null },
    street_name: tables.get('players', playerId)?.['street_name'],
    running: runningOf(tables, playerId),
    turn: named === null ? null : turnOf(tables, playerId, named),
    wording: wordingOf(of('relations').find(isOfShark)),
    open_offer: latest(tables.openOf('offers', playerId).filter(isOfShark), 'created_at'),
    last_loan_at: latest(of('loans').filter(isLoanOf(shark)), 'taken_at')?.['taken_at'] ?? null,
    recollections: inOrder(of('recollections'), 'saidAt'),
    choice: token === null ? null : choiceOf(tables, { playerId, shark }, token),
    profits_yesterday: Object.fromEntries(
      of('day_profits')
        .filter((row) => row['day'] === yesterday)
        .map(({ symbol, profit_cents }) => [symbol, profit_cents]),
    ),
    done_missions: of('missions')
      .filter((row) => row['day'] === day && row['done_at'] !== null)
      .map(({ id }) => id),
  }
  return rows as unknown as TalkRows
}

/** Returns the parts of a relation that a sheet does not have: its figures and facts may have moved since. */
function wordingOf(row: Row | undefined): Wording | null {
  if (!row) return null
  const { heardEvents, recentLines, saidOnce, summary } = row['relation'] as Relation
  return {
    ...{ recentLines, saidOnce },
    ...(heardEvents && { heardEvents }),
    ...(summary !== undefined && { summary }),
  }
}

function openTurn(tables: MemoryTables, row: Row): void {
  const { at, character, content, decision, offer, player_id, relation } = row
  const playerId = String(player_id)
  const { offered_choices } = row
  const conversation =
    content === null
      ? talkIn(tables, row, { offered_choices })
      : addMessage(tables, row, { offered_choices, talked_at: at })
  for (const { id } of tables.openOf('offers', playerId)) {
    const isOfShark = tables.get('offers', id)?.['character'] === character
    if (isOfShark) change(tables, 'offers', id, { status: 'lapsed' })
  }
  if (offer !== null) {
    const added = { ...(offer as Row), player_id, character, created_at: at, status: 'open' }
    const place = { conversation_id: conversation['id'], quick_replies: [] }
    tables.put('offers', ['id'], { ...added, ...place })
  }
  if (row['token_hash'] !== null) change(tables, 'reply_tokens', row['token_hash'], { used_at: at })
  tables.put('relations', ['player_id', 'character'], { player_id, character, relation })
  storeWords(tables, row)
  tables.put('turns', ['id'], {
    ...{ id: row['id'], player_id, character, created_at: at, state: 'running' },
    decision: asJson(decision),
    ...{ conversation_id: conversation['id'], quick_replies: row['quick_replies'] },
    ...{ running_until: row['running_until'], message: content, reply: null },
  })
}

/** Changes the player's conversation with a shark, or begins it. */
function talkIn(
  tables: MemoryTables,
  { character, conversation_id: id, player_id }: Row,
  columns: Row,
): Row {
  const known = tables
    .of('conversations', String(player_id))
    .find((conversation) => conversation['character'] === character)
  const begun = { ...{ id, player_id, character, last_seq: 0 }, ...NEW_CONVERSATION }
  const conversation = { ...(known ?? begun), ...columns }
  tables.put('conversations', ['id'], conversation)
  return conversation
}

/** Adds a message to the player's conversation with a shark. */
function addMessage(tables: MemoryTables, row: Row, columns: Row = {}): Row {
  const { last_seq } = talkIn(tables, row, columns)
  return talkIn(tables, row, { last_seq: Number(last_seq) + 1 })
}

function storeWords(tables: MemoryTables, row: Row): void {
  const { at, player_id, quoted } = row
  if (quoted !== null) change(tables, 'recollections', quoted, { quotedAt: at })
  const forgotten = row['forgotten'] as readonly string[]
  for (const { id, origin } of tables.of('recollections', String(player_id))) {
    const isForgotten = [id, origin].some((name) => forgotten.includes(String(name)))
    if (isForgotten) tables.remove('recollections', id, player_id)
  }
  for (const word of row['recalled'] as readonly Row[]) {
    tables.put('recollections', ['id'], { ...word, player_id })
  }
}

function closeTurn(tables: MemoryTables, row: Row): void {
  const { at, character, id, message_id, player_id, relation, terms } = row
  change(tables, 'turns', id, { state: 'done' })
  if (row['is_reworded'] !== true) {
    const { last_seq: seq } = addMessage(tables, row)
    change(tables, 'turns', id, { reply: { id: message_id, created_at: at, seq } })
  }
  if (relation !== null) {
    const before = tables.get('relations', player_id, character)?.['relation'] as RelationJson
    const after = { ...before, ...(relation as RelationJson) }
    tables.put('relations', ['player_id', 'character'], { player_id, character, relation: after })
  }
  if (terms === null) return
  for (const offer of tables.openOf('offers', String(player_id))) {
    if (offer['character'] === character) change(tables, 'offers', offer['id'], { terms })
  }
}

function storeChoice(tables: MemoryTables, row: Row): void {
  const { conversation_id: id, offer_id, outcome: value, player_id, token_hash } = row
  const seq = Number(tables.get('conversations', id)?.['last_seq']) + 1
  change(tables, 'conversations', id, { last_seq: seq })
  const token = { id: token_hash, player_id, offer_id, value, used_at: null }
  tables.put('reply_tokens', ['id'], token)
}

function turnOf(tables: MemoryTables, playerId: string, named: string): unknown {
  const turn = tables.get('turns', named)
  if (turn?.['player_id'] !== playerId) return null
  const { conversation_id, reply } = turn
  const last = tables.get('conversations', conversation_id)?.['last_seq']
  const decisions = tables
    .of('turns', playerId)
    .filter((other) => other['conversation_id'] === conversation_id)
    .slice(-5)
    .map(({ decision }) => decision)
  const said = reply as { readonly seq: number } | null
  return { ...turn, decisions, reply: said && { ...said, is_last: said.seq === last } }
}

function choiceOf(
  tables: MemoryTables,
  { playerId, shark }: { readonly playerId: string; readonly shark: Shark },
  hash: string,
): TalkRows['choice'] {
  const token = tables.get('reply_tokens', hash)
  if (token?.['player_id'] !== playerId || token['used_at'] !== null) return null
  const { character, terms } = tables.get('offers', token['offer_id']) ?? {}
  if (character !== shark) return null
  return { terms, kind: token['value'] } as TalkRows['choice']
}

function runningOf(tables: MemoryTables, playerId: string): string | null {
  const [running] = tables.openOf('turns', playerId)
  return running ? String(running['id']) : null
}

function isLoanOf(shark: string): (loan: Row) => boolean {
  return (loan) => loan['shark'] === shark && loan['kind'] === 'loan' && loan['is_opening'] !== true
}

function latest(rows: readonly Row[], column: string): Row | null {
  return inOrder(rows, column).at(-1) ?? null
}

/** Returns rows in the order of a column, and of their ids where it is the same. */
export function inOrder(rows: readonly Row[], column: string): readonly Row[] {
  const nameOf = (row: Row): string => `${row[column]} ${row['id']}`
  return rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
}

function change(tables: MemoryTables, table: string, id: unknown, columns: Row): void {
  const row = tables.get(table, id)
  if (row) tables.put(table, ['id'], { ...row, ...columns })
}

/** Returns a value as a column of JSON holds it. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

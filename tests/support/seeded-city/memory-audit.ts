import type { MemoryTables } from './memory-tables.ts'

/** Checks the books in memory: entries sum to zero, and balances and boards are the sums of postings. */
export function auditMemory(tables: MemoryTables): readonly string[] {
  const [entries, booked] = [new Map<unknown, number>(), new Map<unknown, number>()]
  for (const { entry_id, account, amount_cents: cents } of tables.all('postings')) {
    entries.set(entry_id, (entries.get(entry_id) ?? 0) + Number(cents))
    booked.set(account, (booked.get(account) ?? 0) + Number(cents))
  }
  const found: string[] = []
  for (const { id, kind } of tables.all('entries')) {
    const sum = entries.get(id)
    if (sum !== 0) found.push(`entries ${id}: The entry ${kind} sums to ${sum} cents, not to 0.`)
    entries.delete(id)
  }
  for (const id of entries.keys()) found.push(`postings ${id}: The posting belongs to no entry.`)
  const money = new Map<unknown, number>()
  for (const { name, player_id: id, balance_cents: cents } of tables.all('accounts')) {
    money.set(id, (money.get(id) ?? 0) + Number(cents))
    if (Number(cents) !== (booked.get(name) ?? 0)) {
      found.push(`accounts ${name}: It holds ${cents} cents, its postings ${booked.get(name)}.`)
    }
  }
  for (const { player_id: id, money_cents: cents } of tables.all('standings')) {
    if (Number(cents) !== money.get(id)) {
      found.push(`standings ${id}: The board counts ${cents} cents, the accounts ${money.get(id)}.`)
    }
  }
  return found
}

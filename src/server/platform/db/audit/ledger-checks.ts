import { sql } from 'drizzle-orm'

/** The ledger: every entry sums to zero, and every balance is the sum of its postings. */
export const LEDGER_CHECKS = [
  sql`select 'entries ' || e.id as row,
      format('The entry %s (%s) sums to %s cents, not to 0.', e.kind, e.cause, coalesce(sum(p.amount_cents), 0)) as sentence
    from entries e left join postings p on p.entry_id = e.id
    group by e.id having coalesce(sum(p.amount_cents), 0) <> 0 or count(p.entry_id) = 0`,
  sql`select 'accounts ' || a.name as row,
      format('The account holds %s cents, and its postings sum to %s.', a.balance_cents, coalesce(booked.cents, 0)) as sentence
    from accounts a
    left join (select account, sum(amount_cents) as cents from postings group by account) booked on booked.account = a.name
    where a.balance_cents <> coalesce(booked.cents, 0)`,
  sql`select 'postings ' || p.entry_id as row, 'The posting belongs to no entry.' as sentence
    from postings p left join entries e on e.id = p.entry_id where e.id is null`,
  sql`select 'house_totals ' || month || ' ' || account as row,
      format('The totals hold %s cents, and the postings sum to %s.', summed, booked) as sentence
    from (
      select month, account, sum(summed) as summed, sum(booked) as booked from (
        select month, account, cents as summed, 0::bigint as booked from house_books
        union all
        select to_char(e.at at time zone 'UTC', 'YYYY-MM'), p.account, 0, p.amount_cents
        from postings p join entries e on e.id = p.entry_id where p.account in ('fees', 'house', 'pot')
      ) both_sides group by month, account
    ) compared where summed <> booked`,
  sql`select 'accounts ' || name as row, format('The cash is below zero: %s cents.', balance_cents) as sentence
    from accounts where name like 'player:%:cash' and balance_cents < 0`,
  sql`select 'accounts ' || name as row, format('The debt account is above zero: %s cents.', balance_cents) as sentence
    from accounts where name like 'player:%:debt:%' and balance_cents > 0`,
  sql`select 'players ' || id as row, format('The player has %s opening grants, not one.', grants) as sentence
    from (
      select p.id, (select count(*) from entries e where e.kind = 'opening_grant' and e.cause = p.id::text) as grants
      from players p
    ) granted where grants <> 1`,
]

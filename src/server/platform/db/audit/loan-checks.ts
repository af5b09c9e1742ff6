import { sql } from 'drizzle-orm'
import { RULES } from '#src/rules/config.ts'

/** Loans: what is owed equals the ledger and the runs, and is at most the cap. */
export const LOAN_CHECKS = [
  sql`select 'loans ' || l.id as row,
      format('The loan has accrued %s cents, and the books hold %s of interest.', l.accrued_cents, coalesce(booked.cents, 0)) as sentence
    from loans l
    left join (
      select split_part(e.cause, '|', 1) as loan, -sum(p.amount_cents) as cents
      from entries e join postings p on p.entry_id = e.id
      where e.kind = 'loan_interest' and p.account like 'player:%:debt:%' group by 1
    ) booked on booked.loan = l.id::text
    where l.accrued_cents <> coalesce(booked.cents, 0)`,
  sql`select 'accounts ' || owed.account as row,
      format('The loans owe %s cents, and the account has %s.', owed.cents, coalesce(a.balance_cents, 0)) as sentence
    from (
      select 'player:' || player_id || ':debt:' || shark as account,
        sum(principal_cents + accrued_cents - repaid_cents) as cents
      from loans group by 1
    ) owed
    left join accounts a on a.name = owed.account
    where owed.cents <> -coalesce(a.balance_cents, 0)`,
  sql`select 'accounts ' || a.name as row,
      format('The account owes %s cents, and there is no loan of it.', -a.balance_cents) as sentence
    from accounts a
    where a.name like 'player:%:debt:%' and a.balance_cents <> 0 and not exists (
      select 1 from loans l where 'player:' || l.player_id || ':debt:' || l.shark = a.name)`,
  sql`select 'loans ' || id as row,
      format('The loan owes %s cents, beyond %s times its principal.', principal_cents + accrued_cents - repaid_cents, ${RULES.loans.capTimes}::int) as sentence
    from loans where principal_cents + accrued_cents - repaid_cents > ${RULES.loans.capTimes}::int * principal_cents`,
  sql`select 'loans ' || id as row,
      format('The loan is %s and owes %s cents.', status, principal_cents + accrued_cents - repaid_cents) as sentence
    from loans where (status = 'paid') <> (principal_cents + accrued_cents - repaid_cents = 0)`,
  // The loans of a merged player are closed without events.
  sql`select 'loans ' || l.id as row,
      format('The loan counts %s cents lent, %s accrued and %s repaid, and the runs %s, %s and %s.',
        l.principal_cents, l.accrued_cents, l.repaid_cents,
        coalesce(run.lent, 0), coalesce(run.accrued, 0), coalesce(run.repaid, 0)) as sentence
    from loans l
    join players p on p.id = l.player_id and p.merged_into is null
    left join (
      select loan,
        sum(cents) filter (where kind in ('loan_taken', 'advance_lent')) as lent,
        sum(cents) filter (where kind in ('interest_accrued', 'errand_missed')) as accrued,
        sum(cents) filter (where kind in ('loan_repaid', 'loan_worked_off', 'pledge_sold', 'skim', 'loan_day_late')) as repaid
      from (
        select body ->> 'loan' as loan, coalesce(body ->> 'share', body ->> 'kind') as kind,
          coalesce(body ->> 'principal_cents', body ->> 'credited_cents', body ->> 'cents',
            ((body ->> 'goods_cents')::bigint + (body ->> 'cash_cents')::bigint)::text)::bigint as cents
        from (select body::jsonb as body from events where body like '%"loan":"%') e
      ) moved group by loan
    ) run on run.loan = l.id::text
    where l.principal_cents <> coalesce(run.lent, 0) or l.accrued_cents <> coalesce(run.accrued, 0)
      or l.repaid_cents <> coalesce(run.repaid, 0)`,
]

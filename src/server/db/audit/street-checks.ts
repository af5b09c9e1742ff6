import { sql } from 'drizzle-orm'

/** The street: stashes, boards, the pot's breakdown, and the tape. */
export const STREET_CHECKS = [
  sql`select 'stash ' || player_id || ' ' || symbol as row,
      format('The stash holds %s units that cost %s cents.', quantity, cost_cents) as sentence
    from stash where quantity < 0 or cost_cents < 0 or (quantity = 0 and cost_cents <> 0)`,
  sql`select 'standings ' || p.id as row,
      format('The board counts %s cents of money, and the accounts hold %s.', s.money_cents, coalesce(a.cents, 0)) as sentence
    from players p
    left join standings s on s.player_id = p.id
    left join (select player_id, sum(balance_cents) as cents from accounts group by player_id) a on a.player_id = p.id
    where p.merged_into is null and s.money_cents is distinct from coalesce(a.cents, 0)`,
  sql`select 'players ' || p.id as row, 'The player was merged into another, and still has money, debts, goods, a place on the boards or an identity.' as sentence
    from players p
    where p.merged_into is not null and (
      exists (select 1 from accounts where player_id = p.id and balance_cents <> 0)
      or exists (select 1 from stash where player_id = p.id and quantity > 0)
      or exists (select 1 from standings where player_id = p.id)
      or exists (select 1 from identities where player_id = p.id))`,
  sql`select 'standings ' || s.player_id as row,
      format('The board counts %s cents of goods, and the stash comes to %s.', s.goods_cents, coalesce(held.cents, 0)) as sentence
    from (select number, bids from tape_heads where number > 0 order by season_id desc limit 1) head
    cross join standings s
    left join lateral (
      select sum(quantity * (head.bids ->> symbol)::bigint) as cents from stash where player_id = s.player_id
    ) held on true
    where case when s.valued_tick = head.number then s.goods_cents <> coalesce(held.cents, 0)
      else s.goods_cents = 0 and coalesce(held.cents, 0) <> 0 end`,
  sql`select 'pot_sources ' || coalesce(told.month, booked.month) || ' ' || coalesce(told.source, booked.source) as row,
      format('The breakdown tells %s cents, and the books hold %s.', coalesce(told.cents, 0), coalesce(booked.cents, 0)) as sentence
    from pot_sources told
    full join (
      select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month,
        case e.kind when 'game_session' then 'game_sessions' when 'trade' then 'trading_fees'
          when 'loan_repayment' then 'loan_interest' else 'character_interactions' end as source,
        sum(p.amount_cents) as cents
      from entries e join postings p on p.entry_id = e.id
      where p.account = 'pot' and p.amount_cents > 0 group by 1, 2
    ) booked on booked.month = told.month and booked.source = told.source
    where coalesce(told.cents, 0) <> coalesce(booked.cents, 0)`,
  sql`select 'pot_sources ' || told.month as row,
      format('The sources tell %s cents, and the players have contributed %s.', told.cents, coalesce(given.cents, 0)) as sentence
    from (select month, sum(cents) as cents from pot_sources group by month) told
    left join (select month, sum(contributed_cents) as cents from player_months group by month) given
      on given.month = told.month
    where told.cents <> coalesce(given.cents, 0)`,
  sql`select 'pot_history ' || h.month as row,
      format('%s cents were distributed, and the books paid %s.', h.distributed_cents, coalesce(paid.cents, 0)) as sentence
    from pot_history h
    left join (
      select e.cause as month, -sum(p.amount_cents) as cents
      from entries e join postings p on p.entry_id = e.id and p.account = 'pot'
      where e.kind = 'pot_payout' group by 1
    ) paid on paid.month = h.month
    where h.distributed_cents <> coalesce(paid.cents, 0)`,
  sql`select 'tape ' || season_id || ' ' || seq as row, 'The record is not chained to the one before.' as sentence
    from (
      select t.season_id, t.seq, t.hash, t.body,
        row_number() over tapes as place, lag(t.hash, 1, s.seed_hash) over tapes as before
      from tape t join seasons s on s.id = t.season_id
      window tapes as (partition by t.season_id order by t.seq)
    ) chained
    where seq <> place or hash <> encode(sha256(convert_to(before || chr(10) || body, 'UTF8')), 'hex')`,
  sql`select 'tape_heads ' || h.season_id as row,
      format('The tape is said to end at record %s, and ends at %s.', h.seq, coalesce(last.seq, 0)) as sentence
    from tape_heads h
    left join (select season_id, max(seq) as seq from tape group by season_id) last on last.season_id = h.season_id
    where h.seq <> coalesce(last.seq, 0)`,
  sql`select 'tape_heads ' || h.season_id as row, 'The tape told a trade that the books do not, or the other way round.' as sentence
    from (select sum(told) as told, sum(booked) as booked from (
      select count(*) as told, 0 as booked from tape where kind = 'trade'
      union all select 0, count(*) from entries where kind = 'trade') counted) c, tape_heads h
    where c.told <> c.booked`,
]

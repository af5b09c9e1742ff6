import { sql } from 'drizzle-orm'
import { FRONT_NAMES } from '#src/lib/names.ts'
import { frontResale } from '#src/rules/fronts/front.ts'

/** What each front brings. */
const RESALE = JSON.stringify(
  Object.fromEntries(FRONT_NAMES.map((front) => [front, frontResale(front)])),
)

/** Stashes, fronts, boards, merged players, the pot, runs and roots. */
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
  sql`select 'players ' || p.id as row,
      format('The reward of the guide is recorded as paid: %s, and the books say %s.', p.guide_paid, e.id is not null) as sentence
    from players p left join entries e on e.kind = 'guide_reward' and e.cause = p.id::text
    where p.guide_paid <> (e.id is not null)`,
  sql`select 'players ' || p.id as row, 'The player was merged or deleted, and still has money, debts, goods, fronts, a place on the boards or an identity.' as sentence
    from players p
    where p.merged_into is not null and (
      exists (select 1 from accounts where player_id = p.id and balance_cents <> 0)
      or exists (select 1 from stash where player_id = p.id and quantity > 0)
      or p.fronts <> '[]'
      or exists (select 1 from standings where player_id = p.id)
      or exists (select 1 from identities where player_id = p.id))`,
  sql`select 'standings ' || s.player_id as row,
      format('The board counts %s cents of goods, and the stash is worth %s.', s.goods_cents, coalesce(held.cents, 0)) as sentence
    from (select number, bids from city_bids order by season_id desc limit 1) head
    cross join standings s
    left join lateral (
      select sum(quantity * (head.bids ->> symbol)::bigint) as cents from stash where player_id = s.player_id
    ) held on true
    where case when s.valued_tick = head.number then s.goods_cents <> coalesce(held.cents, 0)
      else s.goods_cents = 0 and coalesce(held.cents, 0) <> 0 end`,
  sql`select 'standings ' || p.id as row,
      format('The board counts %s cents of fronts, and they would bring %s.', s.fronts_cents, coalesce(owned.cents, 0)) as sentence
    from players p
    join standings s on s.player_id = p.id
    left join lateral (
      select sum((${RESALE}::jsonb ->> (front ->> 'front'))::bigint) as cents from jsonb_array_elements(p.fronts) front
    ) owned on true
    where s.fronts_cents <> coalesce(owned.cents, 0)`,
  sql`select 'players ' || p.id as row,
      format('Shares of %s cents have gone up, and the runs have %s.', p.kicked_up_cents, coalesce(kicked.cents, 0)) as sentence
    from players p
    left join (
      select player_id, sum((body::jsonb ->> 'share_cents')::bigint) as cents
      from events where body like '{"kind":"kicked_up"%' group by player_id
    ) kicked on kicked.player_id = p.id
    where p.kicked_up_cents <> coalesce(kicked.cents, 0)`,
  sql`select 'player_months ' || booked.month as row,
      format('The pot was fed %s cents, and the players have contributed %s.', booked.cents, coalesce(given.cents, 0)) as sentence
    from (
      select month, sum(cents) as cents from house_books
      where account = 'pot' and kind in ('game_session', 'trade', 'loan_repayment', 'paid_interaction') group by month
    ) booked
    left join (select month, sum(contributed_cents) as cents from player_months group by month) given
      on given.month = booked.month
    where booked.cents <> coalesce(given.cents, 0)`,
  sql`select 'pot_history ' || h.month as row,
      format('%s cents were distributed, and the books paid %s.', h.distributed_cents, coalesce(paid.cents, 0)) as sentence
    from pot_history h
    left join (
      select split_part(e.cause, '|', 1) as month, -sum(p.amount_cents) as cents
      from entries e join postings p on p.entry_id = e.id and p.account = 'pot'
      where e.kind = 'pot_payout' group by 1
    ) paid on paid.month = h.month
    where h.distributed_cents <> coalesce(paid.cents, 0)`,
  sql`select 'events ' || season_id || ' ' || player_id || ' ' || seq as row, 'The event is not chained to the previous one.' as sentence
    from (
      select e.season_id, e.player_id, e.seq, e.hash, e.body, row_number() over run as place,
        lag(e.hash, 1, encode(sha256(convert_to(s.seed_hash || chr(10) || r.trader, 'UTF8')), 'hex')) over run as before
      from events e
      join runs r on r.player_id = e.player_id and r.season_id = e.season_id
      join seasons s on s.id = e.season_id
      window run as (partition by e.player_id, e.season_id order by e.seq)
    ) chained
    where seq <> place or hash <> encode(sha256(convert_to(before || chr(10) || body, 'UTF8')), 'hex')`,
  sql`select 'runs ' || r.season_id || ' ' || r.player_id as row,
      format('The run is recorded to end at event %s, and ends at %s.', r.length, coalesce(last.seq, 0)) as sentence
    from runs r
    left join lateral (
      select seq, hash, tick from events e
      where e.player_id = r.player_id and e.season_id = r.season_id order by seq desc limit 1
    ) last on true
    where (r.length, r.hash, r.tick) is distinct from (last.seq, last.hash, last.tick)`,
  sql`select 'season_roots ' || season_id || ' ' || tick as row, 'The root is not chained to the previous one.' as sentence
    from (
      select t.season_id, t.tick, t.root, t.chain,
        lag(t.chain, 1, s.seed_hash) over (partition by t.season_id order by t.tick) as before
      from season_roots t join seasons s on s.id = t.season_id
    ) chained
    where chain <> encode(sha256(convert_to(before || chr(10) || tick || chr(10) || root, 'UTF8')), 'hex')`,
  sql`select 'events ' || coalesce(e.body ->> 'id', n.cause) as row, 'A trade is missing in the runs or in the ledger.' as sentence
    from (select body::jsonb as body from events where body like '{"kind":"traded"%') e
    full join (select cause from entries where kind = 'trade') n on n.cause = e.body ->> 'id'
    where e.body is null or n.cause is null`,
  sql`select 'events ' || coalesce(e.cause, n.cause) as row, 'A run has a trip that the books have not, or the other way round.' as sentence
    from (
      select player_id || '|' || (body::jsonb ->> 'move') as cause from events where body like '{"kind":"travelled"%'
    ) e
    full join (select cause from entries where kind = 'travel_toll') n on n.cause = e.cause
    where e.cause is null or n.cause is null`,
  sql`select 'players ' || e.player_id as row, 'The player has ended in their run, and was not merged.' as sentence
    from events e join players p on p.id = e.player_id
    where e.body like '{"kind":"player_merged"%' and p.merged_into is null`,
  sql`select 'payments ' || coalesce(e.payment, p.id::text) as row, 'Messages were bought in a run without a payment, or the other way round.' as sentence
    from (select body::jsonb ->> 'payment' as payment from events where body like '{"kind":"messages_bought"%') e
    full join (select id from payments where bought = 'messages') p on p.id::text = e.payment
    where e.payment is null or p.id is null`,
  sql`select 'payments ' || coalesce(e.payment, p.id::text) as row, 'A payment has vanished in a run but not in its row, or the other way round.' as sentence
    from (select body::jsonb ->> 'payment' as payment from events where body like '{"kind":"payment_voided"%') e
    full join (select id from payments where state = 'vanished') p on p.id::text = e.payment
    where e.payment is null or p.id is null`,
  sql`select 'players ' || id as row, format('The player has %s bought messages.', bought_interactions) as sentence
    from players where bought_interactions < 0`,
  sql`select 'encounters ' || e.id as row, 'The encounter has ended in another way than in the run.' as sentence
    from encounters e
    left join (
      select body::jsonb as body from events where body like '{"kind":"encounter_settled"%'
    ) settled on settled.body ->> 'id' = e.id::text
    where (e.choice, (e.outcome ->> 'cashCents')::bigint)
      is distinct from (settled.body ->> 'choice', (settled.body ->> 'cash_cents')::bigint)`,
]
